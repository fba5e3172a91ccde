-- A film that stands at several items of a file is brought once. A name may be longer than what an index holds.
CREATE INDEX import_items_film ON import_items (import_id, md5(film->>'entry')) WHERE film IS NOT NULL;
