-- Generation of invites, reason of a cancellation, and the fight that a rematch repeats.
ALTER TABLE fight ADD COLUMN invite_generation int NOT NULL DEFAULT 0;
ALTER TABLE fight ADD COLUMN cancel_reason text CONSTRAINT fight_cancel_reason CHECK (cancel_reason IN ('CALLED_OFF', 'DECLINED'));
ALTER TABLE fight ADD COLUMN rematch_of text CONSTRAINT fight_rematch_of REFERENCES fight (id);
ALTER TABLE fight ADD COLUMN rematch_number int NOT NULL DEFAULT 0;
ALTER TABLE fight ALTER COLUMN invite_generation DROP DEFAULT, ALTER COLUMN rematch_number DROP DEFAULT;
CREATE UNIQUE INDEX fight_by_rematch ON fight (rematch_of, rematch_number) WHERE rematch_of IS NOT NULL;
