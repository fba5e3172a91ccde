-- Which picture of a carousel a tag is on; the first one is 0. A key names a tag among those of its picture.
ALTER TABLE pin_tags ADD COLUMN slot smallint NOT NULL DEFAULT 0 CHECK (slot >= 0);
ALTER TABLE pin_tags DROP CONSTRAINT pin_tags_pin_id_pin_tag_key_key;
ALTER TABLE pin_tags ADD UNIQUE (pin_id, slot, pin_tag_key);
