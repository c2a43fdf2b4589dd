CREATE TABLE account (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- Equal for names that people take for one another.
  name_key text NOT NULL CONSTRAINT account_name UNIQUE,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);

-- Of a key only what it is known by.
CREATE TABLE api_key (
  id text PRIMARY KEY,
  account_id text NOT NULL CONSTRAINT api_key_account REFERENCES account (id),
  hash text NOT NULL,
  scopes text[] NOT NULL,
  label text,
  created_at timestamptz NOT NULL,
  -- From then on it is void; it may lie ahead.
  ends_at timestamptz
);

CREATE INDEX api_key_by_account ON api_key (account_id);

-- Who is known by another service, and which account is his.
CREATE TABLE identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  account_id text NOT NULL CONSTRAINT identity_account REFERENCES account (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);

-- Who created the fight, where it was an account.
ALTER TABLE fight ADD COLUMN host_account text;

-- Who has part in which fight, for what an account is asked over all of them.
CREATE TABLE fight_account (
  fight_id text NOT NULL CONSTRAINT fight_account_fight REFERENCES fight (id),
  account_id text NOT NULL CONSTRAINT fight_account_account REFERENCES account (id),
  -- The fight goes on, and the account has a seat of it or hosts it by hand.
  is_awaited boolean NOT NULL,
  PRIMARY KEY (fight_id, account_id)
);

CREATE INDEX fight_account_awaited ON fight_account (account_id) WHERE is_awaited;
