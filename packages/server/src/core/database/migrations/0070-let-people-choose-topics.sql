-- What the makers of pins say that these are about.
CREATE TABLE pin_topics (
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  topic_id bigint NOT NULL REFERENCES topics (id),
  PRIMARY KEY (pin_id, topic_id)
);
CREATE INDEX pin_topics_topic ON pin_topics (topic_id);
