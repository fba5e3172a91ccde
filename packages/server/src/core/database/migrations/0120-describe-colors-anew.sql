-- Vivid colours have a place in the palette now. All pictures are described anew for it, in batches.
CREATE INDEX pictures_to_describe_by_palette ON pictures (id DESC) WHERE looks_version < 3;
DROP INDEX pictures_to_describe_anew;
