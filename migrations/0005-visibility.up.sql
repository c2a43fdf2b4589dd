-- A private fight is in no list. Only the holders of its tokens can read it.
ALTER TABLE fight ADD COLUMN visibility text NOT NULL DEFAULT 'PUBLIC'
  CONSTRAINT fight_visibility CHECK (visibility IN ('PUBLIC', 'PRIVATE'));
ALTER TABLE fight ALTER COLUMN visibility DROP DEFAULT;

DROP INDEX fight_by_age;
DROP INDEX fight_by_status;
CREATE INDEX fight_by_age ON fight (created_at, id) WHERE visibility = 'PUBLIC';
CREATE INDEX fight_by_status ON fight (status, created_at, id) WHERE visibility = 'PUBLIC';
