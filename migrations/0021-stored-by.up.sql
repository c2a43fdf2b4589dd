-- Bytes that count for the creator's budget. NULL: stored before this migration, and not counted.
ALTER TABLE fight ADD COLUMN content_bytes integer;
ALTER TABLE scroll_set ADD COLUMN published_by text, ADD COLUMN content_bytes integer;
CREATE INDEX scroll_set_by_publisher ON scroll_set (published_by) WHERE published_by IS NOT NULL;

-- How many times each open ask's answer was replaced, by the ask's number.
ALTER TABLE fight ADD COLUMN replacements jsonb NOT NULL DEFAULT '{}';
ALTER TABLE fight ALTER COLUMN replacements DROP DEFAULT;
