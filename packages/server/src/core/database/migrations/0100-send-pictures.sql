-- A message carries a pin, a board, a person, or a picture of its own.
ALTER TABLE messages ADD COLUMN picture_id bigint REFERENCES pictures;
CREATE INDEX messages_of_picture ON messages (picture_id) WHERE picture_id IS NOT NULL;
