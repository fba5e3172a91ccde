-- Before a picture goes, and whenever one is deleted, every pin of it is looked for: secret and deleted ones too.
CREATE INDEX pins_picture ON pins (picture_id);
