-- What many people look for, made anew every few minutes; access to the pins is decided when it is read.
CREATE TABLE trending_searches (
  position smallint PRIMARY KEY,
  query text NOT NULL,
  people integer NOT NULL,
  pin_ids bigint[] NOT NULL
);
CREATE INDEX recent_searches_newest ON recent_searches (searched_at);
CREATE INDEX users_newest ON users (id DESC) WHERE state = 0 AND NOT is_private;

-- Searches that somebody comes back to; what came after `seen_pin_id` is new to them.
CREATE TABLE saved_searches (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  query text NOT NULL,
  query_norm text NOT NULL,
  scope text NOT NULL,
  filters text NOT NULL,
  seen_pin_id bigint NOT NULL DEFAULT 0,
  saved_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, query_norm, scope, filters)
);
