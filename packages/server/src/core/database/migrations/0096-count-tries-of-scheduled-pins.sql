-- When a scheduled pin was last tried in vain, and how often trouble of the instance itself kept it back.
ALTER TABLE pin_drafts ADD COLUMN tried_at timestamptz, ADD COLUMN tries smallint NOT NULL DEFAULT 0;
