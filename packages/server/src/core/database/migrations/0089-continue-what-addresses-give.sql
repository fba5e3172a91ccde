-- How far the pages of a service were read, so that a stop costs one page. `next_read_at` says when it may be asked again.
ALTER TABLE imports ADD COLUMN fetched jsonb;
