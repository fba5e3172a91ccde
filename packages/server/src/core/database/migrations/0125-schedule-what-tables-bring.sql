-- The row of a table may name a time at which its pin goes out. Until then it waits as a scheduled draft.
ALTER TABLE import_items ADD COLUMN publish_at timestamptz;
ALTER TABLE import_items ADD COLUMN draft_id bigint REFERENCES pin_drafts ON DELETE SET NULL;
-- The note that its pin will have; the import may be forgotten before.
ALTER TABLE pin_drafts ADD COLUMN note text NOT NULL DEFAULT '';
CREATE INDEX import_items_draft ON import_items (draft_id) WHERE draft_id IS NOT NULL;

-- The pin of such a draft is the pin of its item from then on. So undoing an import finds it. The note comes along.
CREATE FUNCTION note_pin_of_imported_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE import_items SET pin_id = NEW.pin_id WHERE draft_id = NEW.id;
  INSERT INTO pin_notes (user_id, pin_id, note)
    SELECT NEW.user_id, NEW.pin_id, NEW.note WHERE NEW.note <> ''
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER pin_drafts_imported AFTER UPDATE OF pin_id ON pin_drafts
  FOR EACH ROW WHEN (NEW.pin_id IS NOT NULL AND OLD.pin_id IS NULL) EXECUTE FUNCTION note_pin_of_imported_draft();
