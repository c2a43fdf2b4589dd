DROP INDEX fight_by_age;
DROP INDEX fight_by_status;
ALTER TABLE fight DROP COLUMN visibility;
CREATE INDEX fight_by_age ON fight (created_at, id);
CREATE INDEX fight_by_status ON fight (status, created_at, id);
