-- The readable text of pages behind pins. Many people keep the same text, so each text of a page stands here once.
CREATE TABLE page_copies (
  id bigint PRIMARY KEY DEFAULT next_id(),
  link_id bigint NOT NULL REFERENCES links ON DELETE CASCADE,
  content_hash bytea NOT NULL,
  -- Where the text was found, which may be another address than the link's.
  address text NOT NULL,
  content jsonb NOT NULL,
  characters integer NOT NULL,
  bytes integer NOT NULL,
  read_at timestamptz NOT NULL,
  UNIQUE (link_id, content_hash)
);

-- Who keeps which text of a page. The bytes stand here too, so that a person's sum reads one index.
CREATE TABLE kept_copies (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  link_id bigint NOT NULL,
  copy_id bigint NOT NULL REFERENCES page_copies ON DELETE CASCADE,
  bytes integer NOT NULL,
  PRIMARY KEY (user_id, link_id) INCLUDE (bytes)
);
CREATE INDEX kept_copies_copy ON kept_copies (copy_id);

-- Whether somebody wants copies kept. Nobody who never said it has a row, and they want them.
CREATE TABLE copy_wishes (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  keeps_copies boolean NOT NULL
);

-- Whether a page gave a text at its last reading; NULL while nobody has asked it for one.
ALTER TABLE links ADD COLUMN gives_copy boolean;

-- A text that nobody keeps goes. Rows are held first, because somebody may begin to keep one at this moment. The second
-- statement sees that.
CREATE FUNCTION drop_unkept_copies() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids bigint[] := ARRAY(SELECT DISTINCT copy_id FROM gone);
BEGIN
  IF ids = '{}' THEN
    RETURN NULL;
  END IF;
  PERFORM FROM page_copies WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  DELETE FROM page_copies c WHERE c.id = ANY(ids) AND NOT EXISTS (SELECT FROM kept_copies k WHERE k.copy_id = c.id);
  RETURN NULL;
END $$;
CREATE TRIGGER kept_copies_deleted AFTER DELETE ON kept_copies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION drop_unkept_copies();
CREATE TRIGGER kept_copies_replaced AFTER UPDATE ON kept_copies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION drop_unkept_copies();

-- A copy goes with the last pin of its person that leads there. A trigger, because pins go by cascades and in many places.
CREATE FUNCTION drop_copies_of_pins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_copies k USING (SELECT DISTINCT owner_id, link_id FROM gone WHERE link_id IS NOT NULL) g
    WHERE k.user_id = g.owner_id AND k.link_id = g.link_id
      AND NOT EXISTS (SELECT FROM pins p WHERE p.owner_id = g.owner_id AND p.link_id = g.link_id AND p.deleted_at IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER pins_copies_deleted AFTER DELETE ON pins
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION drop_copies_of_pins();

CREATE FUNCTION drop_copy_of_pin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_copies k WHERE k.user_id = OLD.owner_id AND k.link_id = OLD.link_id
    AND NOT EXISTS (SELECT FROM pins p WHERE p.owner_id = OLD.owner_id AND p.link_id = OLD.link_id AND p.deleted_at IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER pins_copy_left AFTER UPDATE ON pins FOR EACH ROW
  WHEN (OLD.link_id IS NOT NULL AND (OLD.link_id, OLD.owner_id) IS DISTINCT FROM (NEW.link_id, NEW.owner_id))
  EXECUTE FUNCTION drop_copy_of_pin();
