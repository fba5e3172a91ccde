-- How much what a person saved to a board leads to in their home feed: 0 nothing, 1 less, 2 as it is, 3 more.
CREATE TABLE taste_degrees (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  degree smallint NOT NULL CHECK (degree BETWEEN 0 AND 3),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, board_id)
);

-- Whose home feed is by time alone.
CREATE TABLE newest_first (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
