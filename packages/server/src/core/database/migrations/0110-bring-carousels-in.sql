-- The pictures of a carousel that comes in, with the files of the archive that they are.
ALTER TABLE import_items ADD COLUMN slots jsonb;
