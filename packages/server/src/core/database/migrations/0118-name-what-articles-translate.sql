-- Articles that say the same in several languages are one group. Its first article stands for the group, and the others name it.
ALTER TABLE articles ADD COLUMN translation_of bigint, ADD CONSTRAINT articles_translate_others CHECK (translation_of <> id);
CREATE UNIQUE INDEX articles_locale ON articles (coalesce(translation_of, id), language, country) NULLS NOT DISTINCT;

-- When the first article of a group goes, the oldest of the others stands for it.
CREATE FUNCTION hand_on_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE articles a SET translation_of = nullif(first.id, a.id)
    FROM (SELECT o.translation_of gone, min(o.id) id FROM articles o WHERE o.translation_of IN (SELECT id FROM deleted) GROUP BY 1) first
    WHERE a.translation_of = first.gone;
  RETURN NULL;
END $$;
CREATE TRIGGER hand_on_translations AFTER DELETE ON articles REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION hand_on_translations();

-- A pin says which article shows it.
CREATE INDEX articles_blocks ON articles USING gin (blocks jsonb_path_ops);
