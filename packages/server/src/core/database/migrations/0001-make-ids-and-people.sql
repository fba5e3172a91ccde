CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CACHE 1 on purpose: cached blocks would let equal low bits meet in one millisecond.
CREATE SEQUENCE id_seq;

-- Milliseconds since 2026-01-01, ten shard bits of the owner, twelve bits of the sequence.
CREATE FUNCTION next_id(shard_of bigint DEFAULT 4096) RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ((extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1767225600000) << 22
       | (shard_of & 4190208) | (nextval('id_seq') & 4095)
$$;

CREATE TABLE users (
  id bigint PRIMARY KEY DEFAULT next_id(),
  username text NOT NULL,
  email text,
  email_verified_at timestamptz,
  full_name text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  about text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'US',
  locale text NOT NULL DEFAULT 'en',
  birthday date,
  gender text,
  custom_gender text,
  picture_signature text,
  website_url text,
  -- 0 active, 1 suspended, 2 deactivated, 3 leaving
  state smallint NOT NULL DEFAULT 0,
  is_private boolean NOT NULL DEFAULT false,
  is_owner boolean NOT NULL DEFAULT false,
  is_demo boolean NOT NULL DEFAULT false,
  name_asked_at timestamptz,
  last_board_id bigint,
  last_repin_id bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_username ON users (lower(username) text_pattern_ops);
CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX users_one_owner ON users (is_owner) WHERE is_owner;

CREATE TABLE username_redirects (
  old_username text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  until timestamptz NOT NULL
);

CREATE TABLE passwords (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE user_follows (
  follower_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (follower_id, user_id)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
CREATE INDEX user_follows_reverse ON user_follows (user_id, follower_id);

CREATE TABLE blocks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, blocked_id)
);
CREATE INDEX blocks_reverse ON blocks (blocked_id, user_id);

CREATE TABLE user_counters (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  pins_public integer NOT NULL DEFAULT 0,
  pins_all integer NOT NULL DEFAULT 0,
  boards_public integer NOT NULL DEFAULT 0,
  boards_secret integer NOT NULL DEFAULT 0,
  followers integer NOT NULL DEFAULT 0,
  following integer NOT NULL DEFAULT 0
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);
