-- Whoever was turned down about a board asks the same person again only some days later.
CREATE TABLE invite_denials (
  denier_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  asker_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  denied_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (denier_id, asker_id)
);
CREATE INDEX invite_denials_asker ON invite_denials (asker_id);
