-- The picture that this one shows again, in another size or quality. It stands for all of them, and is no twin itself.
ALTER TABLE pictures ADD COLUMN twin_of bigint REFERENCES pictures ON DELETE SET NULL;
CREATE INDEX pictures_twins ON pictures (twin_of) WHERE twin_of IS NOT NULL;
-- Whether somebody looked for it already.
ALTER TABLE pictures ADD COLUMN twin_sought boolean NOT NULL DEFAULT false;
CREATE INDEX pictures_to_join ON pictures (id DESC) WHERE NOT twin_sought;
-- Kept with the document, so that a search reads no row of a picture for it.
ALTER TABLE search_docs ADD COLUMN twin_of bigint;
-- For pictures that are joined, and for those that go.
CREATE INDEX hidden_pins_picture ON hidden_pins (picture_id);
