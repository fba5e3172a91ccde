-- Who decides about reports, besides the owner of the instance.
CREATE TABLE moderators (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- 0 shown, 1 kept out of feeds and search, 2 removed by moderators: its owner does not bring it back.
ALTER TABLE pins ADD COLUMN held_back smallint NOT NULL DEFAULT 0;
-- Removed by moderators, and kept for an appeal.
ALTER TABLE comments ADD COLUMN is_removed boolean NOT NULL DEFAULT false;

-- Who makes no pins, comments and follows for a while.
CREATE TABLE limited_people (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  until timestamptz NOT NULL
);

-- The author is told by mail once a decision cannot be taken back any more.
ALTER TABLE moderation_cases ADD COLUMN told_at timestamptz;
CREATE INDEX moderation_cases_untold ON moderation_cases (decided_at) WHERE told_at IS NULL AND decided_at IS NOT NULL;

-- What moderators did. It is only ever added to, and names people by their ids alone. Only a restore empties it.
CREATE TABLE moderation_log (
  id bigint PRIMARY KEY DEFAULT next_id(),
  case_id bigint NOT NULL,
  moderator_id bigint,
  act text NOT NULL,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX moderation_log_case ON moderation_log (case_id, id);

CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The moderation log is only added to.';
END $$;
CREATE TRIGGER moderation_log_stays BEFORE UPDATE OR DELETE ON moderation_log FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();
