-- What a person wants fewer pins of: 1 a board, 2 a person.
CREATE TABLE fewer_wanted (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  about smallint NOT NULL CHECK (about IN (1, 2)),
  target_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, about, target_id)
);
