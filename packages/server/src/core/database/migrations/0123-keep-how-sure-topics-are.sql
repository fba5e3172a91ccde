-- How sure it is that a picture is about a topic. Its quality does not say that, because saves raise it.
ALTER TABLE picture_topics ADD COLUMN sureness smallint NOT NULL DEFAULT 0;
-- The job writes it, so all pictures wait for their topics anew.
INSERT INTO topic_progress (after_id) SELECT 0 WHERE EXISTS (SELECT 1 FROM search_docs)
  ON CONFLICT (one) DO UPDATE SET after_id = 0, turn = topic_progress.turn + 1;
