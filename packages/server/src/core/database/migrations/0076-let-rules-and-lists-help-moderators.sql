-- What nobody may link to, say or show here. `value` is folded; `looks` describes a blocked picture.
CREATE TABLE block_list (
  id bigint PRIMARY KEY DEFAULT next_id(),
  kind text NOT NULL CHECK (kind IN ('domain', 'word', 'picture')),
  value text NOT NULL,
  -- As a moderator wrote it.
  shown text NOT NULL,
  -- Refused, or let through and put before a moderator.
  mode text NOT NULL DEFAULT 'refuse' CHECK (mode IN ('refuse', 'review')),
  looks bytea,
  case_id bigint,
  added_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, value)
);
CREATE INDEX block_list_of_kind ON block_list (kind, id);
CREATE INDEX block_list_added_by ON block_list (added_by) WHERE added_by IS NOT NULL;

-- Changes of the block list are in the same log, without a case.
ALTER TABLE moderation_log ALTER COLUMN case_id DROP NOT NULL;
CREATE INDEX moderation_log_general ON moderation_log (id) WHERE case_id IS NULL;
CREATE INDEX moderation_log_at ON moderation_log (at);

-- A rule notices things as a person reports them. It has no reporter, and says what it saw.
ALTER TABLE reports ALTER COLUMN reporter_id DROP NOT NULL;
ALTER TABLE reports ADD COLUMN rule text;
ALTER TABLE reports ADD COLUMN facts jsonb NOT NULL DEFAULT '{}';
ALTER TABLE reports ADD CONSTRAINT reports_by_somebody CHECK ((rule IS NULL) <> (reporter_id IS NULL));
CREATE UNIQUE INDEX reports_of_rule ON reports (target_type, target_id, rule) WHERE rule IS NOT NULL;
CREATE INDEX reports_created ON reports (created_at);
CREATE INDEX moderation_cases_decided ON moderation_cases (decided_at) WHERE decided_at IS NOT NULL;

-- Whose new pins wait for a moderator before feeds show them. `pins.held_back` 3 is such a pin.
CREATE TABLE held_people (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  rule text NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX held_people_until ON held_people (until);
CREATE INDEX pins_waiting ON pins (owner_id, id) WHERE held_back = 3;

-- What comments say, folded, so that a rule finds the same text again. Only those of the last days are kept.
CREATE TABLE said_texts (
  comment_id bigint PRIMARY KEY REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  said_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX said_texts_hash ON said_texts (hash, said_at);
CREATE INDEX said_texts_person ON said_texts (user_id, said_at);

-- Pins that were drawn by lot for a moderator to judge.
CREATE TABLE prevalence_samples (
  id bigint PRIMARY KEY DEFAULT next_id(),
  pin_id bigint NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now(),
  judged_by bigint REFERENCES users ON DELETE SET NULL,
  judged_at timestamptz,
  -- Null for a pin that went before somebody looked.
  broke_rule boolean,
  reason text
);
CREATE INDEX prevalence_samples_waiting ON prevalence_samples (id) WHERE judged_at IS NULL;
CREATE INDEX prevalence_samples_judged ON prevalence_samples (judged_at) WHERE judged_at IS NOT NULL;
CREATE INDEX prevalence_samples_judge ON prevalence_samples (judged_by) WHERE judged_by IS NOT NULL;

-- What the classifier thinks of a picture, from 0 to 1; null where it could not look.
CREATE TABLE picture_ratings (
  picture_id bigint PRIMARY KEY REFERENCES pictures ON DELETE CASCADE,
  version integer NOT NULL,
  score real,
  is_unsafe boolean NOT NULL DEFAULT false,
  -- A person's word goes before the machine's.
  is_judged boolean NOT NULL DEFAULT false,
  rated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX picture_ratings_unsafe ON picture_ratings (picture_id) WHERE is_unsafe;

-- Whether cards of such pictures are blurred until their person asks.
ALTER TABLE user_settings ADD COLUMN blurs_unsafe boolean NOT NULL DEFAULT true;
