-- Words are cut, folded and weighed in the application; the vectors hold them as they are.
DROP TEXT SEARCH CONFIGURATION bb;

-- The newest documents are asked first, so that a new pin shows even for a word that is everywhere. A new document is of
-- the last tier until the tiers are sorted again.
ALTER TABLE search_docs ADD COLUMN is_fresh boolean NOT NULL DEFAULT true;
ALTER TABLE search_docs ALTER COLUMN tier SET DEFAULT 3;
ALTER TABLE board_docs ALTER COLUMN tier SET DEFAULT 2;
ALTER TABLE user_docs ALTER COLUMN tier SET DEFAULT 2;
CREATE INDEX search_docs_newest ON search_docs USING gin (tsv) WITH (fastupdate = off) WHERE is_fresh;
CREATE INDEX search_snapshots_age ON search_snapshots (built_at);

-- One row a picture, at a rank that never moves, and since when: a chain of pages sees only what stood when it began.
TRUNCATE home_daily;
ALTER TABLE home_daily ADD COLUMN picture_id bigint NOT NULL, ADD COLUMN since_id bigint NOT NULL DEFAULT next_id();
CREATE UNIQUE INDEX home_daily_picture ON home_daily (day, slot, picture_id);
