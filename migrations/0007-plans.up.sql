-- Answers that seats gave in advance: each is visible to its own seat only.
ALTER TABLE fight ADD COLUMN plans jsonb NOT NULL DEFAULT '{}';
ALTER TABLE fight ALTER COLUMN plans DROP DEFAULT;

-- How many steps were stored with a key, up to its version.
ALTER TABLE fight_key ADD COLUMN steps integer NOT NULL DEFAULT 1;
ALTER TABLE fight_key ALTER COLUMN steps DROP DEFAULT;
