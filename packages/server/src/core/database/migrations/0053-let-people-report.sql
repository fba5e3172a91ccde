-- What moderators decide about. Reports of one picture, or of one comment, board or person, share a case while it is open.
CREATE TABLE moderation_cases (
  id bigint PRIMARY KEY DEFAULT next_id(),
  subject text NOT NULL,
  target_type text NOT NULL CHECK (target_type IN ('pin', 'comment', 'board', 'user')),
  target_id bigint NOT NULL,
  author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  picture_id bigint,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided', 'appealed', 'closed')),
  assignee_id bigint REFERENCES users ON DELETE SET NULL,
  decision text CHECK (decision IN ('nothing', 'warn', 'hide', 'remove', 'limit', 'suspend')),
  covers_picture boolean NOT NULL DEFAULT false,
  statement text NOT NULL DEFAULT '',
  decided_by bigint REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  -- What its author answers, once.
  appeal text,
  appealed_at timestamptz,
  is_upheld boolean,
  opened_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX moderation_cases_open ON moderation_cases (subject) WHERE state = 'open';
CREATE INDEX moderation_cases_queue ON moderation_cases (state, id);
CREATE INDEX moderation_cases_author ON moderation_cases (author_id, id);
CREATE INDEX moderation_cases_assignee ON moderation_cases (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX moderation_cases_decider ON moderation_cases (decided_by) WHERE decided_by IS NOT NULL;

CREATE TABLE reports (
  id bigint PRIMARY KEY DEFAULT next_id(),
  case_id bigint NOT NULL REFERENCES moderation_cases ON DELETE CASCADE,
  reporter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  target_type text NOT NULL,
  target_id bigint NOT NULL,
  reason text NOT NULL,
  details text[] NOT NULL DEFAULT '{}',
  text text NOT NULL DEFAULT '',
  -- What was reported, as it was seen then.
  evidence jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (case_id, reporter_id, target_type, target_id)
);
CREATE INDEX reports_of_person ON reports (reporter_id, id);
