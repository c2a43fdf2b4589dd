-- Archived fights have no log any more. Their records stay.
DROP INDEX fight_ended;
DROP INDEX fight_unarchived;
ALTER TABLE fight DROP COLUMN archived_at;
