ALTER TABLE fight DROP COLUMN ready_check, DROP COLUMN hide_fighters;
