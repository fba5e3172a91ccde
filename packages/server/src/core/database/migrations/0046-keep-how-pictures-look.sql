-- How a picture looks, made behind its upload. Those that were there before are described in batches.
ALTER TABLE pictures ADD COLUMN looks_version smallint NOT NULL DEFAULT 0;
CREATE INDEX pictures_to_describe ON pictures (id DESC) WHERE looks_version < 1;

CREATE TABLE picture_looks (
  picture_id bigint PRIMARY KEY REFERENCES pictures ON DELETE CASCADE,
  -- In the order of describing: who keeps looks in memory reads on from the last one.
  place bigint GENERATED ALWAYS AS IDENTITY,
  looks bytea NOT NULL,
  colors integer[] NOT NULL,
  shares real[] NOT NULL
);
CREATE UNIQUE INDEX picture_looks_place ON picture_looks (place);
