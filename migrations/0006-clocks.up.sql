-- Settings and state of the clocks, and when the first deadline is due.
ALTER TABLE fight ADD COLUMN clock jsonb;
ALTER TABLE fight ADD COLUMN clocks jsonb;
ALTER TABLE fight ADD COLUMN due timestamptz;
-- The last outage that the deadlines were extended for.
ALTER TABLE fight ADD COLUMN outage_seen integer NOT NULL DEFAULT 0;
ALTER TABLE fight ALTER COLUMN outage_seen DROP DEFAULT;

CREATE INDEX fight_by_due ON fight (due) WHERE due IS NOT NULL;
CREATE INDEX fight_by_outage ON fight (outage_seen) WHERE due IS NOT NULL;

-- The last heartbeat of any node: one row.
CREATE TABLE pulse (
  id integer PRIMARY KEY CONSTRAINT pulse_once CHECK (id = 1),
  at timestamptz NOT NULL
);

-- Periods without a running node.
CREATE TABLE outage (
  id serial PRIMARY KEY,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL
);
