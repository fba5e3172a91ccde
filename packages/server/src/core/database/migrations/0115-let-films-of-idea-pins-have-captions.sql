-- The signature of the picture that stands for a film on a page of an idea pin. It is empty for the film of a video pin.
ALTER TABLE video_captions ADD COLUMN film text NOT NULL DEFAULT '';
ALTER TABLE video_captions DROP CONSTRAINT video_captions_pkey;
ALTER TABLE video_captions ADD PRIMARY KEY (pin_id, film, language);
