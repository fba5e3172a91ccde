-- When the making of a film began, and until when it counts as under way without another sign of life.
ALTER TABLE video_uploads ADD COLUMN taken_at timestamptz, ADD COLUMN taken_until timestamptz;
CREATE INDEX video_uploads_to_make ON video_uploads (user_id, changed_at) WHERE status = 'processing';
