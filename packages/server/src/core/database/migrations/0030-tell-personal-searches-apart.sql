-- Searches among one's own pins are a list of their own, so that neither list pushes the other's out.
CREATE TABLE recent_personal_searches (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  query_norm text NOT NULL,
  query text NOT NULL,
  searched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, query_norm)
);
CREATE INDEX recent_personal_searches_time ON recent_personal_searches (user_id, searched_at DESC);
