-- How many of the newest pictures two topics have in common; a job counts them.
CREATE TABLE topic_neighbours (
  topic_id bigint NOT NULL REFERENCES topics,
  neighbour_id bigint NOT NULL REFERENCES topics,
  pictures integer NOT NULL,
  PRIMARY KEY (topic_id, neighbour_id)
);
