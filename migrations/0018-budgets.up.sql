-- The record of a finished fight, without its service events: built once, then only read.
CREATE TABLE fight_record (
  fight_id text PRIMARY KEY CONSTRAINT fight_record_fight REFERENCES fight (id),
  -- SHA-256 of the body, as hex.
  hash text NOT NULL,
  -- JSON as text, because it is sent unchanged.
  body text NOT NULL
);
