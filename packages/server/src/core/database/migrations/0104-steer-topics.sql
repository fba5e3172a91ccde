-- Fewer pins of a topic may be wanted, as of a board (1) or a person (2).
ALTER TABLE fewer_wanted DROP CONSTRAINT fewer_wanted_about_check;
ALTER TABLE fewer_wanted ADD CONSTRAINT fewer_wanted_about_check CHECK (about IN (1, 2, 3));

-- How much a topic leads to: one that a person follows, or one of what they saved.
CREATE TABLE topic_degrees (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  topic_id bigint NOT NULL REFERENCES topics,
  degree smallint NOT NULL CHECK (degree BETWEEN 0 AND 3),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, topic_id)
);
