-- What people write to each other is reported, too: one message, or a conversation as it was seen.
ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_target_type_check;
ALTER TABLE moderation_cases ADD CONSTRAINT moderation_cases_target_type_check
  CHECK (target_type IN ('pin', 'comment', 'board', 'user', 'message', 'conversation'));
