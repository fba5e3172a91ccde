-- Places on the picture of a pin where products are; `x` and `y` are parts of its width and height.
CREATE TABLE pin_tags (
  id bigint PRIMARY KEY DEFAULT next_id(),
  pin_id bigint NOT NULL REFERENCES pins ON DELETE CASCADE,
  -- Made by who makes the tag, so that setting the same tags again changes nothing.
  pin_tag_key text NOT NULL,
  position smallint NOT NULL,
  x real NOT NULL CHECK (x BETWEEN 0 AND 1),
  y real NOT NULL CHECK (y BETWEEN 0 AND 1),
  UNIQUE (pin_id, pin_tag_key)
);
-- A product is a pin of this instance with its page, or a page alone.
CREATE TABLE tagged_objects (
  tag_id bigint NOT NULL REFERENCES pin_tags ON DELETE CASCADE,
  position smallint NOT NULL,
  object_pin_id bigint REFERENCES pins ON DELETE CASCADE,
  link_id bigint REFERENCES links,
  PRIMARY KEY (tag_id, position),
  CHECK (num_nonnulls(object_pin_id, link_id) > 0)
);
CREATE INDEX tagged_objects_pin ON tagged_objects (object_pin_id) WHERE object_pin_id IS NOT NULL;
CREATE INDEX tagged_objects_link ON tagged_objects (link_id, tag_id) WHERE link_id IS NOT NULL;
