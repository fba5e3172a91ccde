-- A text that an import brought. Its person alone keeps it: nobody knows whether its page ever said so.
ALTER TABLE page_copies ADD COLUMN is_brought boolean NOT NULL DEFAULT false;
CREATE INDEX page_copies_brought ON page_copies (link_id) WHERE is_brought;
-- The file of the archive with the text of an item's page.
ALTER TABLE import_items ADD COLUMN copy text;
