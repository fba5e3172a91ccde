CREATE TABLE pin_reactions (
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type smallint NOT NULL CHECK (type IN (1, 5, 7, 11, 13)),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (pin_id, user_id)
);
CREATE INDEX pin_reactions_of_person ON pin_reactions (user_id);
CREATE INDEX pin_reactions_newest ON pin_reactions (pin_id, created_at DESC, user_id DESC);
