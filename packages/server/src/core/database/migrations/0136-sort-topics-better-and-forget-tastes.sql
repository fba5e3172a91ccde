-- These words name colours and other things more often than the topic that they marked, such as coral and night.
DELETE FROM topic_words w USING topics t, (VALUES
  ('fish-and-sea-life', 'coral'), ('herbs', 'mint'), ('cheese-and-snacks', 'olive'), ('cheese-and-snacks', 'dip'),
  ('flowers', 'rose'), ('drawing', 'ink'), ('evening-wear', 'evening'), ('night-photography', 'night'), ('woodwork', 'wood'),
  ('bread-and-baking', 'bun'), ('hiking', 'trail'), ('hiking', 'path'), ('wallpaper-and-paint', 'wall'),
  ('wallpaper-and-paint', 'colour'), ('wallpaper-and-paint', 'paint'), ('desserts-and-sweets', 'sweet'), ('bedroom', 'bed'),
  ('still-life', 'oranges'), ('parties', 'balloon'), ('tidy-and-storage', 'basket'), ('furniture', 'table'),
  ('house-plants', 'pot'), ('sea-and-coast', 'wave')) d(slug, word)
  WHERE t.slug = d.slug AND w.topic_id = t.id AND w.word = d.word;
INSERT INTO topic_words (topic_id, word) SELECT t.id, d.word FROM topics t JOIN (VALUES
  ('fish-and-sea-life', 'coral reef'), ('flowers', 'rose garden'), ('wallpaper-and-paint', 'paint card'), ('hiking', 'hiking trail'),
  ('bedroom', 'bed linen'), ('furniture', 'coffee table'), ('house-plants', 'flower pot')) d(slug, word) ON t.slug = d.slug
  ON CONFLICT DO NOTHING;
INSERT INTO topic_progress (after_id) SELECT 0 WHERE EXISTS (SELECT 1 FROM search_docs)
  ON CONFLICT (one) DO UPDATE SET after_id = 0, turn = topic_progress.turn + 1;

-- The pin after which somebody's taste is learned from, since they had what came before forgotten, and the one before that.
CREATE TABLE taste_beginnings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  after_pin_id bigint NOT NULL,
  before_pin_id bigint NOT NULL DEFAULT 0
);
