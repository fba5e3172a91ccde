-- Where a tag lies on the picture as it came, while the part that is shown does not have it. Such a tag is not shown.
ALTER TABLE pin_tags ADD COLUMN outside_x real;
ALTER TABLE pin_tags ADD COLUMN outside_y real;
ALTER TABLE pin_tags ADD CHECK ((outside_x IS NULL) = (outside_y IS NULL));
-- A picture that the pin showed before and that saves of it still show, with the tags as they were. Without one, a tag is of the present.
ALTER TABLE pin_tags ADD COLUMN picture_id bigint REFERENCES pictures ON DELETE CASCADE;
CREATE INDEX pin_tags_picture ON pin_tags (picture_id) WHERE picture_id IS NOT NULL;
ALTER TABLE pin_tags DROP CONSTRAINT pin_tags_pin_id_slot_pin_tag_key_key;
ALTER TABLE pin_tags ADD UNIQUE NULLS NOT DISTINCT (pin_id, slot, pin_tag_key, picture_id);
