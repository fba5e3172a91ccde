-- What a message said that moderators removed, until its author can no longer appeal.
CREATE TABLE removed_messages (
  message_id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
  case_id bigint NOT NULL REFERENCES moderation_cases ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  pin_id bigint,
  board_id bigint,
  person_id bigint,
  picture_id bigint REFERENCES pictures
);
CREATE INDEX removed_messages_case ON removed_messages (case_id);
CREATE INDEX removed_messages_person ON removed_messages (user_id);
CREATE INDEX removed_messages_picture ON removed_messages (picture_id) WHERE picture_id IS NOT NULL;
