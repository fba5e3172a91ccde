-- Few pictures are films: the films of a topic are read by an index of their own, newest first.
ALTER TABLE picture_topics ADD COLUMN is_film boolean NOT NULL DEFAULT false;
UPDATE picture_topics x SET is_film = true FROM pictures i WHERE i.id = x.picture_id AND i.kind = 2;
CREATE INDEX picture_topics_films ON picture_topics (topic_id, picture_id DESC) WHERE is_film;
