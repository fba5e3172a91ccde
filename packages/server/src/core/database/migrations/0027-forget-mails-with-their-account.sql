-- Whose account a kept mail is about: mails to an address that it had before, or to a parent, go with it too.
ALTER TABLE kept_mails ADD COLUMN user_id bigint REFERENCES users ON DELETE CASCADE;
CREATE INDEX kept_mails_user ON kept_mails (user_id);
