-- What is known of a page after looks at it: 0 works, 1 moved, 2 gone.
ALTER TABLE links
  ADD COLUMN health smallint NOT NULL DEFAULT 0,
  ADD COLUMN health_since timestamptz,
  -- Looks that failed, one after the other.
  ADD COLUMN failures smallint NOT NULL DEFAULT 0,
  ADD COLUMN moved_to text;
-- The links that somebody should see to are few among all.
CREATE INDEX links_unwell ON links (id) WHERE health <> 0 OR failures > 0;
