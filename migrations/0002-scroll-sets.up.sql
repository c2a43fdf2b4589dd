-- Sets of scrolls that somebody has published; a row never changes.
CREATE TABLE scroll_set (
  hash text PRIMARY KEY,
  -- Byte by byte, so that pages are cut as the program orders names.
  name text COLLATE "C" NOT NULL,
  -- Counts the sets of a name; a bare name means the first.
  edition integer NOT NULL,
  -- Not jsonb: the scrolls stay in the order in which they were typed in.
  content json NOT NULL,
  published_at timestamptz NOT NULL,
  CONSTRAINT scroll_set_edition UNIQUE (name, edition)
);
