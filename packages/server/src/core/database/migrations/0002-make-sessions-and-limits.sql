-- Only hashes of tokens rest here. A rotated session keeps its former token for a short grace (parallel tabs).
CREATE TABLE sessions (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  former_token_hash bytea UNIQUE,
  former_until timestamptz,
  is_limited boolean NOT NULL DEFAULT false,
  device text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE handshake_tokens (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_registration boolean NOT NULL DEFAULT false,
  is_limited boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL
);

CREATE TABLE owner_links (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- A device that signed in to an account before has its own budget of log-in tries.
CREATE TABLE known_devices (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);

-- Fixed windows of an hour: one row a key and window. Read calls write none.
CREATE TABLE limit_counters (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (key, window_start)
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  endpoint text NOT NULL,
  body_hash bytea NOT NULL,
  -- null while the first call is still at work
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE TABLE kept_mails (
  id bigint PRIMARY KEY DEFAULT next_id(),
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
