-- The secret rests sealed with the instance's key; a step of 30 s that was used is never good again.
CREATE TABLE second_factors (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  -- null until the first right code: a half-done enrolment asks nobody for anything
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Somebody passed a first factor and owes the second one. No session and no handshake token exists before that.
CREATE TABLE log_in_attempts (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_limited boolean NOT NULL,
  tries_left smallint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX log_in_attempts_user ON log_in_attempts (user_id);

-- What a link in a mail carries; good once, for one purpose.
CREATE TABLE mail_tokens (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_tokens_user ON mail_tokens (user_id, purpose);

-- Until when a device is spared the second factor, because its person asked for that.
ALTER TABLE known_devices ADD COLUMN trusted_until timestamptz;
ALTER TABLE handshake_tokens ADD COLUMN trusts_device boolean NOT NULL DEFAULT false;
