-- Words are suggested by how many documents hold them, within a factor of two. The column changes seldom. An index on the
-- count itself would be written with each pin.
ALTER TABLE vocabulary ADD COLUMN magnitude smallint NOT NULL GENERATED ALWAYS AS (floor(log(2::numeric, greatest(docs, 1)::numeric))::smallint) STORED;
CREATE INDEX vocabulary_beginning ON vocabulary (corpus, magnitude, word text_pattern_ops);
