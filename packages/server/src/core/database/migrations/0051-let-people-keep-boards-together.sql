-- Who is asked to keep a board together with others, or asks to. Those who agreed stand in board_collaborators.
CREATE TABLE board_invites (
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Nobody where the person asked to join.
  invited_by bigint REFERENCES users ON DELETE CASCADE,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (board_id, user_id)
);
CREATE INDEX board_invites_user ON board_invites (user_id, board_id);
CREATE INDEX board_invites_by ON board_invites (invited_by) WHERE invited_by IS NOT NULL;
