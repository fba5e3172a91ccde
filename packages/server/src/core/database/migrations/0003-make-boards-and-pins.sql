CREATE TABLE pictures (
  id bigint PRIMARY KEY DEFAULT next_id(),
  signature bytea NOT NULL UNIQUE,
  width integer NOT NULL,
  height integer NOT NULL,
  dominant_color integer NOT NULL,
  -- 0 still, 1 animated, 2 video
  kind smallint NOT NULL DEFAULT 0,
  format text NOT NULL,
  bytes bigint NOT NULL,
  video jsonb,
  first_pin_id bigint,
  uploaded_by bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE links (
  id bigint PRIMARY KEY DEFAULT next_id(),
  url_hash bytea NOT NULL UNIQUE,
  url text NOT NULL,
  domain text NOT NULL,
  price_micros bigint,
  currency text,
  rich jsonb,
  fetched_at timestamptz
);

CREATE TABLE boards (
  id bigint PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  slug text NOT NULL,
  description text NOT NULL DEFAULT '',
  -- 0 public, 1 protected (by link), 2 secret
  privacy smallint NOT NULL DEFAULT 0,
  layout text NOT NULL DEFAULT 'default',
  is_collaborative boolean NOT NULL DEFAULT false,
  position bigint NOT NULL,
  cover_pin_id bigint,
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  modified_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX boards_slug ON boards (owner_id, slug) WHERE deleted_at IS NULL;
CREATE INDEX boards_of_owner ON boards (owner_id, position DESC, id DESC) WHERE deleted_at IS NULL AND archived_at IS NULL;
CREATE INDEX boards_archived ON boards (owner_id, id DESC) WHERE deleted_at IS NULL AND archived_at IS NOT NULL;
CREATE INDEX boards_deleted ON boards (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE board_slug_redirects (
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  old_slug text NOT NULL,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  PRIMARY KEY (owner_id, old_slug)
);

CREATE TABLE board_collaborators (
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (board_id, user_id)
);
CREATE INDEX board_collaborators_user ON board_collaborators (user_id, board_id);

CREATE TABLE sections (
  id bigint PRIMARY KEY,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  title text NOT NULL,
  slug text NOT NULL,
  position bigint NOT NULL,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sections_of_board ON sections (board_id, position DESC, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX sections_slug ON sections (board_id, slug) WHERE deleted_at IS NULL;

CREATE TABLE pins (
  id bigint PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  section_id bigint,
  picture_id bigint NOT NULL REFERENCES pictures,
  link_id bigint REFERENCES links,
  via_pin_id bigint,
  position bigint NOT NULL,
  -- derived cache of the board's privacy: 0 public, 1 by link, 2 secret, 3 nobody. It narrows; the join decides.
  audience smallint NOT NULL DEFAULT 0,
  kind smallint NOT NULL DEFAULT 0,
  title text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  alt_text text NOT NULL DEFAULT '',
  note text,
  comments_disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
) WITH (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
CREATE INDEX pins_owner_public ON pins (owner_id, id DESC) WHERE audience = 0 AND deleted_at IS NULL;
CREATE INDEX pins_owner_other ON pins (owner_id, id DESC) WHERE audience <> 0 AND deleted_at IS NULL;
CREATE INDEX pins_board_live ON pins (board_id, id DESC) INCLUDE (audience, picture_id) WHERE deleted_at IS NULL;
CREATE INDEX pins_board_loose ON pins (board_id, position DESC, id DESC) WHERE deleted_at IS NULL AND section_id IS NULL;
CREATE INDEX pins_section ON pins (section_id, position DESC, id DESC) WHERE deleted_at IS NULL AND section_id IS NOT NULL;
CREATE INDEX pins_picture_public ON pins (picture_id, id DESC) INCLUDE (board_id) WHERE audience = 0 AND deleted_at IS NULL;
CREATE INDEX pins_saved ON pins (owner_id, picture_id) INCLUDE (board_id) WHERE deleted_at IS NULL;
CREATE INDEX pins_fresh ON pins (id DESC) WHERE audience = 0 AND deleted_at IS NULL AND via_pin_id IS NULL;
CREATE INDEX pins_deleted ON pins (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE board_follows (
  follower_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (follower_id, board_id)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
CREATE INDEX board_follows_reverse ON board_follows (board_id, follower_id);

CREATE TABLE hidden_pins (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  picture_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, picture_id)
);

CREATE TABLE picture_counters (
  picture_id bigint PRIMARY KEY,
  saves integer NOT NULL DEFAULT 0,
  quality integer NOT NULL DEFAULT 0
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE pin_counters (
  pin_id bigint PRIMARY KEY,
  comments integer NOT NULL DEFAULT 0,
  reactions_1 integer NOT NULL DEFAULT 0,
  reactions_5 integer NOT NULL DEFAULT 0,
  reactions_7 integer NOT NULL DEFAULT 0,
  reactions_11 integer NOT NULL DEFAULT 0,
  reactions_13 integer NOT NULL DEFAULT 0
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE board_counters (
  board_id bigint PRIMARY KEY,
  pins integer NOT NULL DEFAULT 0,
  sections integer NOT NULL DEFAULT 0,
  followers integer NOT NULL DEFAULT 0
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE section_counters (
  section_id bigint PRIMARY KEY,
  pins integer NOT NULL DEFAULT 0
) WITH (fillfactor = 80);

-- A row many people hit at once is never updated in a request: a delta is appended and folded once a second.
CREATE TABLE counter_deltas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind smallint NOT NULL,
  target bigint NOT NULL,
  d integer NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);
