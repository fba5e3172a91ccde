CREATE TEXT SEARCH CONFIGURATION bb (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION bb ALTER MAPPING FOR hword, hword_part, word, asciiword, asciihword, hword_asciipart WITH unaccent, simple;

CREATE TABLE search_docs (
  picture_id bigint PRIMARY KEY,
  pin_id bigint NOT NULL,
  tier smallint NOT NULL DEFAULT 0,
  quality integer NOT NULL DEFAULT 0,
  price_micros bigint,
  kind smallint NOT NULL DEFAULT 0,
  tsv tsvector NOT NULL
) WITH (autovacuum_analyze_scale_factor = 0.02);
CREATE INDEX search_docs_fresh ON search_docs (pin_id DESC);
CREATE INDEX search_docs_tier0 ON search_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 0;
CREATE INDEX search_docs_tier1 ON search_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 1;
CREATE INDEX search_docs_tier2 ON search_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 2;
CREATE INDEX search_docs_tier3 ON search_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 3;

CREATE TABLE board_docs (
  board_id bigint PRIMARY KEY,
  tier smallint NOT NULL DEFAULT 0,
  quality integer NOT NULL DEFAULT 0,
  tsv tsvector NOT NULL
);
CREATE INDEX board_docs_tier0 ON board_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 0;
CREATE INDEX board_docs_tier1 ON board_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 1;
CREATE INDEX board_docs_tier2 ON board_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 2;

CREATE TABLE user_docs (
  user_id bigint PRIMARY KEY,
  tier smallint NOT NULL DEFAULT 0,
  quality integer NOT NULL DEFAULT 0,
  tsv tsvector NOT NULL
);
CREATE INDEX user_docs_tier0 ON user_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 0;
CREATE INDEX user_docs_tier1 ON user_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 1;
CREATE INDEX user_docs_tier2 ON user_docs USING gin (tsv) WITH (fastupdate = off) WHERE tier = 2;

-- What a person finds among their own pins, secret ones too.
CREATE TABLE own_docs (pin_id bigint PRIMARY KEY, owner_id bigint NOT NULL, tsv tsvector NOT NULL);
CREATE INDEX own_docs_words ON own_docs USING gin (owner_id, tsv) WITH (fastupdate = off);

-- How many documents hold a word; the words of a document are kept beside it so that a change can be undone exactly.
CREATE TABLE vocabulary (word text PRIMARY KEY, docs integer NOT NULL);
CREATE TABLE vocabulary_deletions (key text NOT NULL, word text NOT NULL, PRIMARY KEY (key, word));

CREATE TABLE suggestions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind smallint NOT NULL,
  target bigint,
  display text NOT NULL,
  norm text COLLATE "C" NOT NULL,
  weight integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX suggestions_target ON suggestions (kind, target) WHERE target IS NOT NULL;
CREATE UNIQUE INDEX suggestions_norm ON suggestions (kind, norm) WHERE target IS NULL;
CREATE INDEX suggestions_prefix ON suggestions (norm text_pattern_ops, weight DESC);

CREATE TABLE typeahead (
  prefix text NOT NULL,
  kind smallint NOT NULL,
  rank smallint NOT NULL,
  suggestion_id bigint NOT NULL,
  PRIMARY KEY (prefix, kind, rank)
);

CREATE TABLE recent_searches (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  query_norm text NOT NULL,
  query text NOT NULL,
  searched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, query_norm)
);
CREATE INDEX recent_searches_time ON recent_searches (user_id, searched_at DESC);
