-- What somebody is told: one row for all that happened to one thing on one day.
CREATE TABLE news (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  -- The thing that it happened to, for grouping: a pin, a board, a comment, or the person themselves.
  subject bigint NOT NULL,
  day date NOT NULL,
  pin_id bigint REFERENCES pins ON DELETE CASCADE,
  board_id bigint REFERENCES boards ON DELETE CASCADE,
  comment_id bigint REFERENCES comments ON DELETE CASCADE,
  -- Grows with each new act in the group, so that the latest group stands first.
  at bigint NOT NULL DEFAULT next_id(),
  UNIQUE (user_id, kind, subject, day)
);
CREATE INDEX news_of_person ON news (user_id, at DESC);
CREATE INDEX news_of_pin ON news (pin_id) WHERE pin_id IS NOT NULL;
CREATE INDEX news_of_board ON news (board_id) WHERE board_id IS NOT NULL;
CREATE INDEX news_of_comment ON news (comment_id) WHERE comment_id IS NOT NULL;

CREATE TABLE news_actors (
  news_id bigint NOT NULL REFERENCES news ON DELETE CASCADE,
  actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The first event that told of them, by which the latest is named first.
  at bigint NOT NULL,
  PRIMARY KEY (news_id, actor_id)
);
CREATE INDEX news_actors_of_person ON news_actors (actor_id);

-- Up to where somebody read.
CREATE TABLE news_reads (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  read_until bigint NOT NULL
);
