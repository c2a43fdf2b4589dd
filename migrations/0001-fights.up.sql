CREATE TABLE fight (
  id text PRIMARY KEY,
  ruleset text NOT NULL,
  ruleset_version text NOT NULL,
  style text NOT NULL,
  status text NOT NULL CONSTRAINT fight_status CHECK (status IN ('OPEN', 'RUNNING', 'FINISHED', 'CANCELLED')),
  pacing text NOT NULL CONSTRAINT fight_pacing CHECK (pacing IN ('AUTO', 'MANUAL')),
  -- Counts every change, for the compare-and-swap; never shown.
  version integer NOT NULL,
  -- The number of the last event; never goes back.
  last_seq integer NOT NULL,
  setup jsonb NOT NULL,
  seats jsonb NOT NULL,
  host_generation integer NOT NULL,
  state jsonb,
  state_shape integer,
  asked_at jsonb NOT NULL,
  bot_asked boolean NOT NULL,
  commitment text NOT NULL,
  result jsonb,
  frozen text,
  service jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz
);

CREATE INDEX fight_by_age ON fight (created_at, id);
CREATE INDEX fight_by_status ON fight (status, created_at, id);
CREATE INDEX fight_with_bot_asked ON fight (started_at) WHERE bot_asked;

-- One accepted choice and its events; rows never change.
CREATE TABLE fight_step (
  fight_id text NOT NULL CONSTRAINT fight_step_fight REFERENCES fight (id),
  version integer NOT NULL,
  first_seq integer NOT NULL,
  last_seq integer NOT NULL,
  ask integer,
  choice jsonb,
  events jsonb NOT NULL,
  at timestamptz NOT NULL,
  arrived_at timestamptz NOT NULL,
  PRIMARY KEY (fight_id, version)
);

CREATE INDEX fight_step_by_seq ON fight_step (fight_id, last_seq);

-- The keys of accepted requests: a repeat gets the first answer.
CREATE TABLE fight_key (
  fight_id text NOT NULL CONSTRAINT fight_key_fight REFERENCES fight (id),
  key text NOT NULL,
  body_hash text NOT NULL,
  version integer NOT NULL,
  seat integer,
  generation integer,
  PRIMARY KEY (fight_id, key)
);

-- A separate table, so that no query of a fight can return them.
CREATE TABLE fight_secret (
  fight_id text PRIMARY KEY CONSTRAINT fight_secret_fight REFERENCES fight (id),
  server_seed text NOT NULL,
  bot_secret text NOT NULL
);

-- The secret that tokens are derived from, if the settings have none: one row, shared by all nodes.
CREATE TABLE service_secret (
  id integer PRIMARY KEY CONSTRAINT service_secret_once CHECK (id = 1),
  secret text NOT NULL
);
