-- Why only its author sees a comment: for words that the owner of the pin does not want, or for a link to a blocked domain.
-- Each reason ends by itself. What a link hid so far is looked at anew with its next change.
ALTER TABLE comments RENAME COLUMN is_filtered TO has_unwanted_words;
ALTER TABLE comments ADD COLUMN leads_to_blocked boolean NOT NULL DEFAULT false;
ALTER TABLE comments ADD COLUMN is_filtered boolean NOT NULL GENERATED ALWAYS AS (has_unwanted_words OR leads_to_blocked) STORED;
