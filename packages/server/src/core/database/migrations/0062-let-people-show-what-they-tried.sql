-- A comment may say that its author tried what the pin shows, with one picture of it.
ALTER TABLE comments ADD COLUMN is_tried boolean NOT NULL DEFAULT false;
ALTER TABLE comments ADD COLUMN picture_id bigint REFERENCES pictures;
CREATE INDEX comments_tried_on_pin ON comments (pin_id, id) WHERE is_tried;
CREATE INDEX comments_tried_by_person ON comments (user_id, id) WHERE is_tried;
CREATE INDEX comments_of_picture ON comments (picture_id) WHERE picture_id IS NOT NULL;
