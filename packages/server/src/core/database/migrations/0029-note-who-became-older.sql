-- Since when a person has used up the one change of the birthday to an earlier day.
ALTER TABLE users ADD COLUMN made_older_at timestamptz;
