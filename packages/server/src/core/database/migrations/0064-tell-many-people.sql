-- What news says besides whom and what: a price, a number.
ALTER TABLE news ADD COLUMN details jsonb NOT NULL DEFAULT '{}';

-- News for more people than one statement should tell: followers of a board, owners of a product's pins.
CREATE TABLE news_fanouts (
  id bigint PRIMARY KEY DEFAULT next_id(),
  kind text NOT NULL,
  -- The board or the link that it is about.
  subject bigint NOT NULL,
  day date NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  -- Who or what was told last; it goes on behind it.
  after_id bigint NOT NULL DEFAULT 0,
  -- None once everybody is told.
  due_at timestamptz DEFAULT now(),
  UNIQUE (kind, subject, day)
);
CREATE INDEX news_fanouts_due ON news_fanouts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX news_fanouts_old ON news_fanouts (day);

-- Who did what is to be told by a fan-out; they join the groups as it goes.
CREATE TABLE news_fanout_actors (
  fanout_id bigint NOT NULL REFERENCES news_fanouts ON DELETE CASCADE,
  actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  at bigint NOT NULL,
  PRIMARY KEY (fanout_id, actor_id)
);
CREATE INDEX news_fanout_actors_of_person ON news_fanout_actors (actor_id);

-- The greatest number of boards that a pin's person was told of.
CREATE TABLE news_milestones (
  pin_id bigint PRIMARY KEY REFERENCES pins ON DELETE CASCADE,
  boards integer NOT NULL
);
