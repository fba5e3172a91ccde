-- A person writes a note on any pin that they see, so it stands apart from the pins of their own. Nothing wrote pins.note.
CREATE TABLE pin_notes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  note text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, pin_id)
);
-- For the cascade from pins.
CREATE INDEX pin_notes_pin ON pin_notes (pin_id);

ALTER TABLE pins DROP COLUMN note;
