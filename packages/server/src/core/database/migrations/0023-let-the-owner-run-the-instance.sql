-- What the owner sets for the whole instance; nothing set yet means the defaults.
CREATE TABLE registration_settings (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  is_registration_open boolean NOT NULL DEFAULT true
);

-- A mailed link lets one person in while registration is closed.
CREATE TABLE invitations (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- What the owner did, for the owner to look up.
CREATE TABLE operator_log (
  id bigint PRIMARY KEY DEFAULT next_id(),
  act text NOT NULL,
  -- whom it was done to; the line goes with them
  user_id bigint REFERENCES users ON DELETE CASCADE,
  -- an address, anonymised
  about text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX operator_log_user ON operator_log (user_id) WHERE user_id IS NOT NULL;

-- The owner finds people by a part of their username, name or address.
CREATE INDEX users_for_owner ON users USING gin (lower(username || ' ' || full_name || ' ' || coalesce(email, '')) gin_trgm_ops);
