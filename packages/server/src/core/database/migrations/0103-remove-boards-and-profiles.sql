-- A board that moderators removed is deleted, and its owner does not bring it back.
ALTER TABLE boards ADD COLUMN is_removed boolean NOT NULL DEFAULT false;

-- What stood on a profile that moderators emptied, until its person can no longer appeal.
CREATE TABLE removed_profiles (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  case_id bigint NOT NULL REFERENCES moderation_cases ON DELETE CASCADE,
  -- The name that stood there meanwhile.
  emptied_name text NOT NULL,
  full_name text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  about text NOT NULL,
  website_url text,
  picture_signature text,
  cover_signature text,
  PRIMARY KEY (user_id, case_id)
);
CREATE INDEX removed_profiles_case ON removed_profiles (case_id);

-- The words that a moderator often writes to authors.
CREATE TABLE saved_replies (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  text text NOT NULL,
  UNIQUE (user_id, name)
);

-- Whom somebody does not want to be told that they may know.
CREATE TABLE dismissed_people (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  dismissed_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (user_id, dismissed_id)
);
CREATE INDEX dismissed_people_of ON dismissed_people (dismissed_id);

-- A keyed hash of the network that a session was begun from. It goes with the session, and no address can be read from it.
ALTER TABLE sessions ADD COLUMN network text;
CREATE INDEX sessions_network ON sessions (network) WHERE network IS NOT NULL;
