-- Carries a session from a country's host to the main one: good once, for a minute, there alone, and as long as it lives.
CREATE TABLE country_tokens (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  is_limited boolean NOT NULL,
  target text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX country_tokens_user ON country_tokens (user_id);
CREATE INDEX country_tokens_session ON country_tokens (session_id);
