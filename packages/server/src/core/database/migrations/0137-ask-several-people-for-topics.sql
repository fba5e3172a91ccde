-- Words, boards and choices of one person on another's picture tell no topics any more, so pictures are sorted anew.
INSERT INTO topic_progress (after_id) SELECT 0 WHERE EXISTS (SELECT 1 FROM search_docs)
  ON CONFLICT (one) DO UPDATE SET after_id = 0, turn = topic_progress.turn + 1;
