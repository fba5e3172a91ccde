-- Pins that are being made, and those that wait for their time.
CREATE TABLE pin_drafts (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Made by who makes the draft, so that making it again after a reply that never came makes no second one.
  creation_id text NOT NULL,
  -- Grows with each change, so that two tabs notice each other.
  version integer NOT NULL DEFAULT 1,
  -- What was typed and chosen; it may be wrong still.
  content jsonb NOT NULL DEFAULT '{}',
  board_id bigint,
  section_id bigint,
  scheduled_at timestamptz,
  time_zone text,
  -- 0 not attempted, 1 failed, 2 published.
  publishing_status smallint NOT NULL DEFAULT 0,
  -- What was wrong at the last try to publish: the error, and the fields with their rules.
  trouble jsonb,
  pin_id bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, creation_id)
);
CREATE INDEX pin_drafts_open ON pin_drafts (user_id, id) WHERE pin_id IS NULL;
CREATE INDEX pin_drafts_scheduled ON pin_drafts (user_id, scheduled_at, id) WHERE scheduled_at IS NOT NULL;
CREATE INDEX pin_drafts_due ON pin_drafts (scheduled_at) WHERE scheduled_at IS NOT NULL AND publishing_status = 0;
CREATE INDEX pin_drafts_published ON pin_drafts (updated_at) WHERE pin_id IS NOT NULL;

-- Pictures that something other than a pin's own picture needs: they stay though no pin shows them.
CREATE TABLE picture_holds (
  picture_id bigint NOT NULL REFERENCES pictures ON DELETE CASCADE,
  draft_id bigint REFERENCES pin_drafts ON DELETE CASCADE,
  pin_id bigint REFERENCES pins ON DELETE CASCADE,
  CHECK (num_nonnulls(draft_id, pin_id) = 1)
);
CREATE INDEX picture_holds_picture ON picture_holds (picture_id);
CREATE UNIQUE INDEX picture_holds_draft ON picture_holds (draft_id, picture_id) WHERE draft_id IS NOT NULL;
CREATE UNIQUE INDEX picture_holds_pin ON picture_holds (pin_id, picture_id) WHERE pin_id IS NOT NULL;

-- Whether products like this one are shown with a pin, as its maker decided.
ALTER TABLE pins ADD COLUMN shopping_rec_disabled boolean NOT NULL DEFAULT false;
