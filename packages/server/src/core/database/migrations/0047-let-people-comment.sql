CREATE TABLE comments (
  id bigint PRIMARY KEY,
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The comment that began the thread. A reply to a reply joins the same thread.
  parent_id bigint REFERENCES comments ON DELETE CASCADE,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by bigint
);
-- For the newest threads of a pin, and for the cascade from pins.
CREATE INDEX comments_of_pin ON comments (pin_id, parent_id, id);
CREATE INDEX comments_of_thread ON comments (parent_id, id) WHERE parent_id IS NOT NULL;
CREATE INDEX comments_of_person ON comments (user_id, id);
CREATE INDEX comments_deleted ON comments (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE comment_counters (
  comment_id bigint PRIMARY KEY REFERENCES comments ON DELETE CASCADE,
  -- Set for what begins a thread: these are ranked.
  pin_id bigint,
  replies integer NOT NULL DEFAULT 0,
  helpful integer NOT NULL DEFAULT 0,
  reactions_1 integer NOT NULL DEFAULT 0,
  reactions_5 integer NOT NULL DEFAULT 0,
  reactions_7 integer NOT NULL DEFAULT 0,
  reactions_11 integer NOT NULL DEFAULT 0,
  reactions_13 integer NOT NULL DEFAULT 0,
  is_highlighted boolean NOT NULL DEFAULT false,
  -- What the pin's owner put forward stands before everything else.
  score bigint NOT NULL GENERATED ALWAYS AS (replies + 2 * helpful + reactions_1 + reactions_5 + reactions_7 + reactions_11 + reactions_13
    + CASE WHEN is_highlighted THEN 1000000000::bigint ELSE 0 END) STORED
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);
CREATE INDEX comment_counters_best ON comment_counters (pin_id, score, comment_id) WHERE pin_id IS NOT NULL;
