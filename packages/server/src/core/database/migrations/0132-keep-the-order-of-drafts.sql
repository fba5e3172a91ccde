-- The place that somebody gave a draft among the others. Those without one stand behind, as they were made.
ALTER TABLE pin_drafts ADD COLUMN place integer;
