-- What a fight can be looked for by. Apart from the fight, so that whoever plays on writes nothing here, and narrow, so
-- that
-- a search that finds little passes over many fights in no time.
CREATE TABLE fight_terms (
  fight_id text PRIMARY KEY CONSTRAINT fight_terms_fight REFERENCES fight (id),
  created_at timestamptz NOT NULL,
  ruleset text NOT NULL,
  style text NOT NULL,
  pacing text NOT NULL,
  clock text NOT NULL,
  preset text,
  seats integer NOT NULL,
  with_bot boolean NOT NULL
);

INSERT INTO fight_terms
  SELECT id, created_at, ruleset, style, pacing, CASE WHEN clock IS NULL THEN 'NONE' WHEN clock ->> 'perDecision' IS NULL THEN 'BANK' ELSE 'PER_DECISION' END,
    clock ->> 'preset', jsonb_array_length(seats), EXISTS (SELECT FROM jsonb_array_elements(seats) AS seat WHERE seat ->> 'bot' IS NOT NULL)
  FROM fight;

-- In the order of the lists, with all that is asked for.
CREATE INDEX fight_terms_by_age ON fight_terms (created_at, fight_id, ruleset, style, pacing, clock, preset, seats, with_bot);

-- Beside those who have part in a fight stand those for whom a seat of it waits; both in the order of the lists.
ALTER TABLE fight_account ADD COLUMN created_at timestamptz;
ALTER TABLE fight_account ADD COLUMN has_part boolean NOT NULL DEFAULT true;
ALTER TABLE fight_account ADD COLUMN is_invited boolean NOT NULL DEFAULT false;
ALTER TABLE fight_account ALTER COLUMN has_part DROP DEFAULT, ALTER COLUMN is_invited DROP DEFAULT;
UPDATE fight_account a SET created_at = f.created_at FROM fight f WHERE f.id = a.fight_id;
ALTER TABLE fight_account ALTER COLUMN created_at SET NOT NULL;

INSERT INTO fight_account (fight_id, account_id, is_awaited, created_at, has_part, is_invited)
  SELECT f.id, seat -> 'reservedFor' ->> 'id', false, f.created_at, false, true
  FROM fight f, jsonb_array_elements(f.seats) AS seat
  WHERE f.status = 'OPEN' AND seat -> 'taken' = 'false' AND seat -> 'reservedFor' ->> 'id' IS NOT NULL
  ON CONFLICT (fight_id, account_id) DO UPDATE SET is_invited = true;

CREATE INDEX fight_account_by_age ON fight_account (account_id, created_at, fight_id) WHERE has_part;
CREATE INDEX fight_account_invited ON fight_account (account_id, created_at, fight_id) WHERE is_invited;
