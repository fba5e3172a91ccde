-- An export may hold some boards alone, and leave pictures or kept copies out.
ALTER TABLE data_exports ADD COLUMN board_ids bigint[], ADD COLUMN has_pictures boolean NOT NULL DEFAULT true,
  ADD COLUMN has_copies boolean NOT NULL DEFAULT true;
