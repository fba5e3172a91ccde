-- What an account was in before this case suspended it, so that lifting brings that back. Null where it was suspended already.
ALTER TABLE moderation_cases ADD COLUMN suspended_from smallint;
UPDATE moderation_cases SET suspended_from = 0 WHERE decision = 'suspend' AND is_upheld IS DISTINCT FROM false;
