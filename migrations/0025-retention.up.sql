-- When a finished fight was archived: its log was deleted, and only its record kept.
ALTER TABLE fight ADD COLUMN archived_at timestamptz;

-- Neither index contains a running fight, so only the last choice writes to them.
CREATE INDEX fight_unarchived ON fight (finished_at, id) WHERE status = 'FINISHED' AND archived_at IS NULL;
CREATE INDEX fight_ended ON fight (finished_at, id) WHERE finished_at IS NOT NULL;
