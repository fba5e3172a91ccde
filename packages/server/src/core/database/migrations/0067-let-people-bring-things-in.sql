-- A file that somebody brought and that waits to be read; it lies in `imports` under its id.
CREATE TABLE import_uploads (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  bytes bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX import_uploads_user ON import_uploads (user_id);
CREATE INDEX import_uploads_old ON import_uploads (created_at);

CREATE TABLE imports (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The name of its file in the folder; null once that is gone.
  file text,
  name text NOT NULL,
  bytes bigint NOT NULL,
  format text,
  -- 0 reading, 1 ready, 2 running, 3 paused, 4 done, 5 failed, 6 undone
  status smallint NOT NULL DEFAULT 0,
  is_undoing boolean NOT NULL DEFAULT false,
  choices jsonb NOT NULL DEFAULT '{}',
  problem text,
  problem_file text NOT NULL DEFAULT '',
  problem_line integer,
  -- A job holds an import until then.
  worked_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  -- Pictures are looked for until then.
  tries_until timestamptz,
  finished_at timestamptz
);
CREATE INDEX imports_user ON imports (user_id, id DESC);
-- What there is to go on with.
CREATE INDEX imports_open ON imports (id) WHERE status IN (0, 2) OR is_undoing;
CREATE INDEX imports_finished ON imports (finished_at) WHERE finished_at IS NOT NULL;

CREATE TABLE import_boards (
  import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  number integer NOT NULL,
  path text[] NOT NULL,
  -- What the file says of the board itself.
  facts jsonb NOT NULL DEFAULT '{}',
  items integer NOT NULL DEFAULT 0,
  duplicates integer NOT NULL DEFAULT 0,
  is_left_out boolean NOT NULL DEFAULT false,
  board_name text NOT NULL,
  section_name text,
  board_id bigint,
  section_id bigint,
  PRIMARY KEY (import_id, number)
);

CREATE TABLE import_items (
  import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  number integer NOT NULL,
  board integer NOT NULL,
  -- 0 waiting, 1 taken, 2 duplicate, 3 refused
  state smallint NOT NULL DEFAULT 0,
  reason text,
  -- What tells it from others, for this file and for later ones.
  key bytea NOT NULL,
  title text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  alt_text text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  link text,
  domain text,
  picture text,
  entry text,
  tags text[] NOT NULL DEFAULT '{}',
  saved_at timestamptz,
  comments_disabled boolean NOT NULL DEFAULT false,
  is_cover boolean NOT NULL DEFAULT false,
  -- The site that is asked for the picture; empty where none is.
  host text NOT NULL DEFAULT '',
  -- Whether a picture is drawn for its link.
  is_drawn boolean NOT NULL DEFAULT false,
  picture_id bigint,
  pin_id bigint,
  tries smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (import_id, number)
);
CREATE INDEX import_items_state ON import_items (import_id, state, number);
CREATE INDEX import_items_due ON import_items (import_id, next_try_at, number) WHERE state = 0 AND picture_id IS NULL;
CREATE INDEX import_items_ready ON import_items (import_id, number) WHERE state = 0 AND picture_id IS NOT NULL;
CREATE INDEX import_items_key ON import_items (key) WHERE state = 1;
CREATE INDEX import_items_pin ON import_items (pin_id) WHERE pin_id IS NOT NULL;

-- Boards and sections that an import made; undoing it takes them away.
CREATE TABLE import_places (
  import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  board_id bigint NOT NULL,
  -- 0 for the board itself
  section_id bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (import_id, board_id, section_id)
);
