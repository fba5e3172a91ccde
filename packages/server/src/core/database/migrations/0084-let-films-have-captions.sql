-- The words of a film in one language, as WebVTT that was written anew by the instance.
CREATE TABLE video_captions (
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  language text NOT NULL,
  cues text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (pin_id, language)
);
