-- Written to test whether the database accepts writes: one uncompressed row of a page's size.
CREATE TABLE write_probe (filler text NOT NULL);
ALTER TABLE write_probe ALTER COLUMN filler SET STORAGE PLAIN;
