-- A name of the person's own stands in the place of the words; without one there is none.
ALTER TABLE saved_searches ADD COLUMN name text NOT NULL DEFAULT '';
