-- How the pictures of a pin were changed when it was made, so that they can be changed again from what they were.
CREATE TABLE pin_picture_edits (
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  -- As in carousel_slots; 0 is the pin's own picture.
  position smallint NOT NULL,
  original_id bigint NOT NULL REFERENCES pictures,
  edits jsonb NOT NULL,
  PRIMARY KEY (pin_id, position)
);
CREATE INDEX pin_picture_edits_original ON pin_picture_edits (original_id);
