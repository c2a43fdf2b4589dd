-- Written to find out whether the database takes writes: one row, as large as a page. It is not compressed.
CREATE TABLE write_probe (filler text NOT NULL);
ALTER TABLE write_probe ALTER COLUMN filler SET STORAGE PLAIN;
