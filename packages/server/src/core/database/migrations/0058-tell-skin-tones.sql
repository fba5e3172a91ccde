-- The tone of what may be skin, told with the looks of a picture. All pictures are described anew for it, in batches.
ALTER TABLE picture_looks ADD COLUMN skin_tone text;
CREATE INDEX pictures_to_describe_anew ON pictures (id DESC) WHERE looks_version < 2;
DROP INDEX pictures_to_describe;
