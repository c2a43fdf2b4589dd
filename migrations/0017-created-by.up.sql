-- Who made a fight, account or place of the net: what it costs is counted by it. Fights of before are nobody's, or
-- their host's.
ALTER TABLE fight ADD COLUMN created_by text;
UPDATE fight SET created_by = 'account:' || host_account WHERE host_account IS NOT NULL AND status IN ('OPEN', 'RUNNING');
CREATE INDEX fight_by_creator ON fight (created_by) WHERE status IN ('OPEN', 'RUNNING');
