DROP INDEX fight_by_creator;
ALTER TABLE fight DROP COLUMN created_by;
