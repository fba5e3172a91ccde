-- Videos that people upload. The file as it came lies in the media folder until the row goes.
CREATE TABLE video_uploads (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  status text NOT NULL DEFAULT 'uploading' CHECK (status IN ('uploading', 'processing', 'ready', 'failed')),
  reason text,
  progress real NOT NULL DEFAULT 0,
  edits jsonb NOT NULL,
  -- One more with each change, so that a film of older edits is not taken for the one that was asked for.
  version integer NOT NULL DEFAULT 1,
  picture_id bigint REFERENCES pictures (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX video_uploads_of_user ON video_uploads (user_id, created_at);
CREATE INDEX video_uploads_by_age ON video_uploads (changed_at);
CREATE INDEX video_uploads_of_picture ON video_uploads (picture_id) WHERE picture_id IS NOT NULL;
