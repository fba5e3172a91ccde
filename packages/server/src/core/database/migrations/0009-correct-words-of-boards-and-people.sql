-- Words of pictures (0), boards (1) and people (2) are counted apart: a search is put right to what it can find.
ALTER TABLE vocabulary ADD COLUMN corpus smallint NOT NULL DEFAULT 0;
ALTER TABLE vocabulary DROP CONSTRAINT vocabulary_pkey, ADD PRIMARY KEY (corpus, word);
ALTER TABLE vocabulary_deletions ADD COLUMN corpus smallint NOT NULL DEFAULT 0;
ALTER TABLE vocabulary_deletions DROP CONSTRAINT vocabulary_deletions_pkey, ADD PRIMARY KEY (corpus, key, word);

-- Suggestions of one kind by their beginning. Without the kind in front, the few boards that begin like a hundred
-- thousand titles are found only after all of those.
DROP INDEX suggestions_prefix;
CREATE INDEX suggestions_beginning ON suggestions (kind, norm text_pattern_ops);

-- Other words of a title are found in the documents of search, best tier first: no table of prefixes is needed.
DROP TABLE typeahead;

CREATE INDEX feed_snapshots_age ON feed_snapshots (built_at);

INSERT INTO vocabulary (corpus, word, docs)
  SELECT 1, word, count(*) FROM board_docs CROSS JOIN LATERAL unnest(tsvector_to_array(tsv)) word WHERE position(':' IN word) = 0 GROUP BY 2
  UNION ALL SELECT 2, word, count(*) FROM user_docs CROSS JOIN LATERAL unnest(tsvector_to_array(tsv)) word WHERE position(':' IN word) = 0 GROUP BY 2;
INSERT INTO vocabulary_deletions (corpus, key, word)
  SELECT DISTINCT corpus, left(word, n) || substr(word, n + 2), word FROM vocabulary CROSS JOIN LATERAL generate_series(0, length(word)) n
  WHERE corpus > 0 AND word ~ '^[[:alpha:]]{4,20}$';
