-- These words name colours or acts more often than the topic that they marked, such as an orange door and to watch.
DELETE FROM topic_words w USING topics t, (VALUES
  ('fruit', 'orange'), ('desserts-and-sweets', 'candy'), ('pottery', 'clay'), ('beaches', 'sand'), ('watches', 'watch')) d(slug, word)
  WHERE t.slug = d.slug AND w.topic_id = t.id AND w.word = d.word;
INSERT INTO topic_words (topic_id, word) SELECT t.id, d.word FROM topics t JOIN (VALUES
  ('fruit', 'oranges'), ('fruit', 'orange juice'), ('fruit-trees', 'orange tree'), ('desserts-and-sweets', 'candies'),
  ('desserts-and-sweets', 'candy shop'), ('pottery', 'clay pot'), ('pottery', 'of clay'), ('pottery', 'clay jar'), ('beaches', 'sandcastle'), ('beaches', 'sand castle'),
  ('watches', 'a watch'), ('watches', 'wristwatch'), ('watches', 'wrist watch'),
  ('house-plants', 'house plant'), ('house-plants', 'potted plant'), ('succulents', 'cacti')) d(slug, word) ON t.slug = d.slug
  ON CONFLICT DO NOTHING;
-- Pictures are sorted anew.
INSERT INTO topic_progress (after_id) SELECT 0 WHERE EXISTS (SELECT 1 FROM search_docs)
  ON CONFLICT (one) DO UPDATE SET after_id = 0, turn = topic_progress.turn + 1;
