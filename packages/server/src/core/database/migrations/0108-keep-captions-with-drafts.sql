-- The words of the film of a draft in one language. They belong to the video, so another film of the draft does not get them.
CREATE TABLE draft_captions (
  draft_id bigint NOT NULL REFERENCES pin_drafts ON DELETE CASCADE,
  upload_id text NOT NULL,
  language text NOT NULL,
  cues text NOT NULL,
  PRIMARY KEY (draft_id, upload_id, language)
);
