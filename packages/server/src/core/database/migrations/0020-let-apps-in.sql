-- Third-party apps. The secret of one that can keep it rests sealed, because the protocol compares it.
CREATE TABLE apps (
  id bigint PRIMARY KEY DEFAULT next_id(),
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  client_id text NOT NULL UNIQUE,
  sealed_secret text,
  name text NOT NULL,
  website text NOT NULL DEFAULT '',
  redirect_uris text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX apps_owner ON apps (owner_id, id);

-- Codes, tokens, grants and what is under way between an app and a person; ids rest hashed, the rest sealed.
CREATE TABLE app_records (
  model text NOT NULL,
  id_hash bytea NOT NULL,
  uid_hash bytea,
  grant_hash bytea,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  client_id text,
  sealed text NOT NULL,
  consumed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (model, id_hash)
);
CREATE INDEX app_records_grant ON app_records (grant_hash) WHERE grant_hash IS NOT NULL;
CREATE INDEX app_records_uid ON app_records (uid_hash) WHERE uid_hash IS NOT NULL;
CREATE INDEX app_records_user ON app_records (user_id, model) WHERE user_id IS NOT NULL;
