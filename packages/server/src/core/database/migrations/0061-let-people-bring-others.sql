-- Codes in the links that people hand on, one for each way of handing on.
CREATE TABLE invite_codes (
  code text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  channel smallint NOT NULL CHECK (channel BETWEEN 1 AND 31),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, channel)
);

-- Who signed up by whose link; the first link counts.
CREATE TABLE invited_people (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  invited_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  channel smallint NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invited_people_of_person ON invited_people (invited_by, user_id);
