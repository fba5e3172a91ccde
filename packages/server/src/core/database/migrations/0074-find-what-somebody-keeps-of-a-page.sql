-- "Already saved?" asks for one person's pins of one page; a page that many people save has too many to look through.
CREATE INDEX pins_owner_link ON pins (owner_id, link_id, id DESC) WHERE link_id IS NOT NULL AND deleted_at IS NULL;
