-- When a finished fight was archived: from then on its record stands for its log.
ALTER TABLE fight ADD COLUMN archived_at timestamptz;

-- Neither holds a fight that goes on, so no choice writes to them but the last.
CREATE INDEX fight_unarchived ON fight (finished_at, id) WHERE status = 'FINISHED' AND archived_at IS NULL;
CREATE INDEX fight_ended ON fight (finished_at, id) WHERE finished_at IS NOT NULL;
