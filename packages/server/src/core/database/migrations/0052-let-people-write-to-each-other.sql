CREATE TABLE conversations (
  id bigint PRIMARY KEY DEFAULT next_id(),
  -- The two of a conversation of two, the smaller id first, so that it is one however it began. Groups have none.
  pair_low bigint,
  pair_high bigint,
  is_group boolean NOT NULL DEFAULT false,
  name text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX conversations_of_two ON conversations (pair_low, pair_high);

CREATE TABLE conversation_members (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- 0 joined, 1 asked, 2 declined, 3 left, 4 kept out by a block
  state smallint NOT NULL,
  -- Who asks, while somebody is asked.
  invited_by bigint REFERENCES users ON DELETE SET NULL,
  -- The newest message that arrived for this person, and the newest that they read.
  last_id bigint NOT NULL DEFAULT 0,
  read_id bigint NOT NULL DEFAULT 0,
  read_at timestamptz,
  -- What came up to here the person deleted for themselves.
  cleared_id bigint NOT NULL DEFAULT 0,
  is_muted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (conversation_id, user_id)
) WITH (fillfactor = 80);
CREATE INDEX conversation_members_inbox ON conversation_members (user_id, state, last_id);
CREATE INDEX conversation_members_unseen ON conversation_members (user_id) WHERE state = 0 AND NOT is_muted AND last_id > read_id;
CREATE INDEX conversation_members_inviter ON conversation_members (invited_by) WHERE invited_by IS NOT NULL;

CREATE TABLE messages (
  id bigint PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  -- What it carries, of which one is set at most. A message outlives it.
  pin_id bigint,
  board_id bigint,
  person_id bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  -- Those whom it never reaches: a block stood between them and who wrote it.
  withheld_from bigint[] NOT NULL DEFAULT '{}'
);
CREATE INDEX messages_of_conversation ON messages (conversation_id, id);
CREATE INDEX messages_of_person ON messages (user_id, id);
