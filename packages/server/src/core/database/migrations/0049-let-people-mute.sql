-- Of whom somebody wants to hear nothing. They still see each other.
CREATE TABLE mutes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  muted_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, muted_id)
);
CREATE INDEX mutes_reverse ON mutes (muted_id, user_id);
