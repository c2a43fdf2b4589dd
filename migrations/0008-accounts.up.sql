CREATE TABLE account (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- Equal for names that look alike.
  name_key text NOT NULL CONSTRAINT account_name UNIQUE,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);

-- Keys are stored as hashes only.
CREATE TABLE api_key (
  id text PRIMARY KEY,
  account_id text NOT NULL CONSTRAINT api_key_account REFERENCES account (id),
  hash text NOT NULL,
  scopes text[] NOT NULL,
  label text,
  created_at timestamptz NOT NULL,
  -- The key is void from then on; the time may be in the future.
  ends_at timestamptz
);

CREATE INDEX api_key_by_account ON api_key (account_id);

-- Users of other services, and their accounts.
CREATE TABLE identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  account_id text NOT NULL CONSTRAINT identity_account REFERENCES account (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);

-- The account that created the fight.
ALTER TABLE fight ADD COLUMN host_account text;

-- The accounts with a role in a fight, to find the decisions of an account in all its fights.
CREATE TABLE fight_account (
  fight_id text NOT NULL CONSTRAINT fight_account_fight REFERENCES fight (id),
  account_id text NOT NULL CONSTRAINT fight_account_account REFERENCES account (id),
  -- The fight is not over, and the account has a seat or hosts it in MANUAL pacing.
  is_awaited boolean NOT NULL,
  PRIMARY KEY (fight_id, account_id)
);

CREATE INDEX fight_account_awaited ON fight_account (account_id) WHERE is_awaited;
