-- A board that its owner wants to give away waits for the answer of somebody who keeps it; whoever leaves it ends that.
CREATE TABLE board_transfers (
  board_id bigint PRIMARY KEY REFERENCES boards ON DELETE CASCADE,
  user_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (board_id, user_id) REFERENCES board_collaborators ON DELETE CASCADE
);
CREATE INDEX board_transfers_user ON board_transfers (user_id);

-- From the first collaborator on, a board's pins may be of several people, also once all of those have left. Its counts ask.
UPDATE boards SET is_collaborative = true WHERE NOT is_collaborative AND (id IN (SELECT board_id FROM board_collaborators)
  OR id IN (SELECT p.board_id FROM pins p JOIN boards b ON b.id = p.board_id WHERE p.owner_id <> b.owner_id));
CREATE FUNCTION mark_board_as_shared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE boards SET is_collaborative = true WHERE id = NEW.board_id AND NOT is_collaborative;
  RETURN NULL;
END $$;
CREATE TRIGGER board_collaborators_shared AFTER INSERT ON board_collaborators FOR EACH ROW EXECUTE FUNCTION mark_board_as_shared();

-- Ways into a board: a link that anybody may hand on, one a board, or a mail to one address, good once. The code is signed and
-- not kept.
CREATE TABLE board_codes (
  id bigint PRIMARY KEY DEFAULT next_id(),
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  made_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- None of a link.
  email text,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX board_codes_link ON board_codes (board_id) WHERE email IS NULL;
CREATE UNIQUE INDEX board_codes_mail ON board_codes (board_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX board_codes_maker ON board_codes (made_by);
CREATE INDEX board_codes_expiry ON board_codes (expires_at);

-- Which one? The people of a board choose among some of its pins, one each.
CREATE TABLE board_polls (
  id bigint PRIMARY KEY DEFAULT next_id(),
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  started_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  question text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX board_polls_of_board ON board_polls (board_id, id);
CREATE INDEX board_polls_starter ON board_polls (started_by);
CREATE TABLE board_poll_pins (
  poll_id bigint NOT NULL REFERENCES board_polls ON DELETE CASCADE,
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (poll_id, pin_id)
);
CREATE INDEX board_poll_pins_pin ON board_poll_pins (pin_id);
CREATE TABLE board_poll_votes (
  poll_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  pin_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (poll_id, user_id),
  FOREIGN KEY (poll_id, pin_id) REFERENCES board_poll_pins ON DELETE CASCADE
);
CREATE INDEX board_poll_votes_pin ON board_poll_votes (poll_id, pin_id);
CREATE INDEX board_poll_votes_user ON board_poll_votes (user_id);

-- What the people of a board write down for themselves: notes, and things to do.
CREATE TABLE board_notes (
  id bigint PRIMARY KEY DEFAULT next_id(),
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  section_id bigint REFERENCES sections ON DELETE SET NULL,
  made_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_to_do boolean NOT NULL,
  text text NOT NULL,
  position bigint NOT NULL,
  done_at timestamptz,
  done_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX board_notes_of_board ON board_notes (board_id, position DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX board_notes_section ON board_notes (section_id) WHERE section_id IS NOT NULL;
CREATE INDEX board_notes_maker ON board_notes (made_by);
CREATE INDEX board_notes_doer ON board_notes (done_by) WHERE done_by IS NOT NULL;
CREATE INDEX board_notes_deleted ON board_notes (deleted_at) WHERE deleted_at IS NOT NULL;

-- Who did what on a board that people keep together.
CREATE TABLE board_acts (
  id bigint PRIMARY KEY DEFAULT next_id(),
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  pin_id bigint REFERENCES pins ON DELETE SET NULL,
  section_id bigint REFERENCES sections ON DELETE SET NULL,
  -- Where it came from, so that it can go back.
  from_board_id bigint,
  from_section_id bigint,
  -- Whom it concerns.
  about_user_id bigint REFERENCES users ON DELETE CASCADE,
  -- The name before and after.
  old_name text,
  new_name text,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
CREATE INDEX board_acts_of_board ON board_acts (board_id, id);
CREATE UNIQUE INDEX board_acts_added ON board_acts (pin_id) WHERE kind = 'pin_added';
CREATE INDEX board_acts_pin ON board_acts (pin_id) WHERE pin_id IS NOT NULL;
CREATE INDEX board_acts_section ON board_acts (section_id) WHERE section_id IS NOT NULL;
CREATE INDEX board_acts_user ON board_acts (user_id);
CREATE INDEX board_acts_about ON board_acts (about_user_id) WHERE about_user_id IS NOT NULL;
CREATE INDEX board_acts_age ON board_acts (created_at);

-- Messages are found by any part of their words, whatever the case and the accents.
CREATE FUNCTION folded_text(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(typed, NFKC))) $$;
CREATE INDEX messages_by_words ON messages USING gin (folded_text(text) gin_trgm_ops) WHERE deleted_at IS NULL AND text <> '';
