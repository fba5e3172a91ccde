-- Idea pins. The row belongs to the pin that was published; saves of that pin name it too, and show the same pages.
CREATE TABLE story_pins (
  pin_id bigint PRIMARY KEY REFERENCES pins ON DELETE CASCADE,
  -- Pages with blocks, metadata, and which page is the cover.
  content jsonb NOT NULL,
  page_count smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE pins ADD COLUMN story_pin_id bigint;
-- What a pin says in its picture, for search.
ALTER TABLE pins ADD COLUMN more_words text;
-- The pages of an idea pin that is being made; null for drafts of other pins.
ALTER TABLE pin_drafts ADD COLUMN story jsonb;
-- The published pin that a draft changes.
ALTER TABLE pin_drafts ADD COLUMN edits_pin_id bigint;
-- The pages of an idea pin that is brought in, with the files that are its pictures.
ALTER TABLE import_items ADD COLUMN story jsonb;
