-- Published scroll sets; a row never changes.
CREATE TABLE scroll_set (
  hash text PRIMARY KEY,
  -- Ordered by bytes, as the program orders names.
  name text COLLATE "C" NOT NULL,
  -- The number of the set among those of its name; a name without a hash means the first.
  edition integer NOT NULL,
  -- Not jsonb, which would change the order of the scrolls.
  content json NOT NULL,
  published_at timestamptz NOT NULL,
  CONSTRAINT scroll_set_edition UNIQUE (name, edition)
);
