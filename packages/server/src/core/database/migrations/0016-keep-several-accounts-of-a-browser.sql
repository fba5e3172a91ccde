-- The accounts that are signed in in one browser, whose cookie carries the token. A session of it that is not in use rests
-- under a token that nobody has, until its person switches to it.
CREATE TABLE account_groups (
  id bigint PRIMARY KEY DEFAULT next_id(),
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE sessions ADD COLUMN group_id bigint REFERENCES account_groups ON DELETE CASCADE;
-- of a session of a business that was entered from an owner's: whose
ALTER TABLE sessions ADD COLUMN via_user_id bigint REFERENCES users ON DELETE CASCADE;
-- since when the token is the one that it is
ALTER TABLE sessions ADD COLUMN token_made_at timestamptz NOT NULL DEFAULT now();
CREATE UNIQUE INDEX sessions_group ON sessions (group_id, user_id) WHERE group_id IS NOT NULL;
CREATE INDEX sessions_via_user ON sessions (via_user_id) WHERE via_user_id IS NOT NULL;

CREATE TABLE businesses (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  contact_email text,
  ownership_email text
);

-- An owner may switch to the business without its password; it was linked by a proof of both.
CREATE TABLE account_owners (
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_linked boolean NOT NULL,
  PRIMARY KEY (owner_id, user_id),
  CHECK (owner_id <> user_id)
);
CREATE INDEX account_owners_user ON account_owners (user_id);
