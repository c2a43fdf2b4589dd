DROP INDEX scroll_set_by_publisher;
ALTER TABLE scroll_set DROP COLUMN published_by, DROP COLUMN content_bytes;
ALTER TABLE fight DROP COLUMN content_bytes, DROP COLUMN replacements;
