-- Options for the time before a fight begins.
ALTER TABLE fight ADD COLUMN hide_fighters boolean NOT NULL DEFAULT false;
ALTER TABLE fight ADD COLUMN ready_check boolean NOT NULL DEFAULT false;
ALTER TABLE fight ALTER COLUMN hide_fighters DROP DEFAULT, ALTER COLUMN ready_check DROP DEFAULT;
