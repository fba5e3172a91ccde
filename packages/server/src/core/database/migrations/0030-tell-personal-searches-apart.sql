-- Searches among one's own pins are a list of their own, so that neither list pushes the other's out.
ALTER TABLE recent_searches ADD COLUMN is_personal boolean NOT NULL DEFAULT false;
ALTER TABLE recent_searches DROP CONSTRAINT recent_searches_pkey, ADD PRIMARY KEY (user_id, is_personal, query_norm);
DROP INDEX recent_searches_time;
CREATE INDEX recent_searches_time ON recent_searches (user_id, is_personal, searched_at DESC);
