-- Who a provider says somebody is. One of its accounts opens one account here, and each of ours has one a provider.
CREATE TABLE connected_accounts (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- as the provider last said, so that its person knows which one it is
  label text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject),
  UNIQUE (user_id, provider)
);

-- A nonce goes into one identity token, and is good once and for ten minutes.
CREATE TABLE sign_in_nonces (
  nonce_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- Access tokens carry no nonce: each is taken once.
CREATE TABLE spent_access_tokens (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
