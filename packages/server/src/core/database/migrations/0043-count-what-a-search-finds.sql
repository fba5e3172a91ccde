-- A document says by which rules it was made, so that a change of the rules makes the older ones anew.
ALTER TABLE search_docs ADD COLUMN version smallint NOT NULL DEFAULT 0;
ALTER TABLE own_docs ADD COLUMN version smallint NOT NULL DEFAULT 0;
ALTER TABLE board_docs ADD COLUMN version smallint NOT NULL DEFAULT 0;
ALTER TABLE user_docs ADD COLUMN version smallint NOT NULL DEFAULT 0;
CREATE INDEX search_docs_version ON search_docs (version, picture_id);
CREATE INDEX own_docs_version ON own_docs (version, pin_id);
CREATE INDEX board_docs_version ON board_docs (version, board_id);
CREATE INDEX user_docs_version ON user_docs (version, user_id);

-- The marks that filters ask for stand in the vector; beside it they can be counted without reading all its words.
ALTER TABLE search_docs ADD COLUMN marks text[] NOT NULL DEFAULT '{}';
ALTER TABLE own_docs ADD COLUMN marks text[] NOT NULL DEFAULT '{}', ADD COLUMN price_micros bigint;
