-- Whom a comment names, and where in its text, in UTF-16 code units.
CREATE TABLE comment_mentions (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  start smallint NOT NULL CHECK (start >= 0),
  length smallint NOT NULL CHECK (length > 0),
  PRIMARY KEY (comment_id, start)
);
CREATE INDEX comment_mentions_of_person ON comment_mentions (user_id, comment_id);
-- The owner of the pin does not want such words under their pins: its author alone still sees it.
ALTER TABLE comments ADD COLUMN is_filtered boolean NOT NULL DEFAULT false;
