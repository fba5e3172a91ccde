-- A section that another one took in comes back with its pins, wherever among the others they stand by then.
ALTER TABLE sections ADD COLUMN merged_into bigint, ADD COLUMN merged_pin_ids bigint[];
