-- The film of a pin that is brought in, with the files with what is said in it.
ALTER TABLE import_items ADD COLUMN film jsonb;
-- The upload that the film is made of, from the moment that it is begun.
ALTER TABLE import_items ADD COLUMN upload_id text;
