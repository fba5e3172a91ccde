-- Archives of what the instance keeps of a person; the files lie beside the media, for a week.
CREATE TABLE data_exports (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- 0 being made, 1 ready, 2 failed
  state smallint NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  bytes bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days'
);
CREATE INDEX data_exports_user ON data_exports (user_id, id DESC);
CREATE UNIQUE INDEX data_exports_one ON data_exports (user_id) WHERE state = 0;
