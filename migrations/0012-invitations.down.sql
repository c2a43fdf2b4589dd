ALTER TABLE fight DROP COLUMN rematch_number, DROP COLUMN rematch_of, DROP COLUMN cancel_reason, DROP COLUMN invite_generation;
