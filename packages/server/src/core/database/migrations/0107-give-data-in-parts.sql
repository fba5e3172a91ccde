-- The sizes of the parts of an archive, each of which is a zip of its own.
ALTER TABLE data_exports ADD COLUMN part_bytes bigint[] NOT NULL DEFAULT '{}';
UPDATE data_exports SET part_bytes = ARRAY[bytes] WHERE bytes IS NOT NULL;
