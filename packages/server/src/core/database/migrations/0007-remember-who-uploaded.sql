-- A picture is stored once, however many bring it; whoever brought it may make pins of it.
CREATE TABLE picture_uploads (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  picture_id bigint NOT NULL REFERENCES pictures ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, picture_id)
);
CREATE INDEX picture_uploads_picture ON picture_uploads (picture_id);
