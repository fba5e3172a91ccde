-- The message that one answers; what was taken away since is answered all the same.
ALTER TABLE messages ADD COLUMN reply_to_id bigint;

CREATE TABLE message_reactions (
  message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type smallint NOT NULL CHECK (type IN (1, 5, 7, 11, 13)),
  PRIMARY KEY (message_id, user_id)
);
CREATE INDEX message_reactions_of_person ON message_reactions (user_id);
