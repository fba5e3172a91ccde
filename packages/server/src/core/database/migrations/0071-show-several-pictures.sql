-- The pictures of a carousel, the pin's own first. Holds keep them from being tidied away.
CREATE TABLE carousel_slots (
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  position smallint NOT NULL,
  picture_id bigint NOT NULL REFERENCES pictures,
  title text NOT NULL DEFAULT '',
  details text NOT NULL DEFAULT '',
  alt_text text NOT NULL DEFAULT '',
  link_id bigint REFERENCES links,
  PRIMARY KEY (pin_id, position)
);
CREATE INDEX carousel_slots_picture ON carousel_slots (picture_id);
CREATE INDEX carousel_slots_link ON carousel_slots (link_id) WHERE link_id IS NOT NULL;
