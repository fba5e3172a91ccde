-- What else an export says of a pin.
ALTER TABLE import_items ADD COLUMN shopping_rec_disabled boolean NOT NULL DEFAULT false;
ALTER TABLE import_items ADD COLUMN topics text[] NOT NULL DEFAULT '{}';
ALTER TABLE import_items ADD COLUMN edits jsonb;
-- Tags are set once the pins of an import are made, since they name pins. They are null when they are set.
ALTER TABLE import_items ADD COLUMN product_tags jsonb;
-- The keys of items that tags name and that are not here yet, as in another part of an export. It is null before the first try.
ALTER TABLE import_items ADD COLUMN tags_await text[];
CREATE INDEX import_items_tags ON import_items (import_id, number) WHERE state = 1 AND product_tags IS NOT NULL;
