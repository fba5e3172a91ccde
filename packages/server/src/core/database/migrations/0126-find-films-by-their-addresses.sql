-- A table may name one film in many rows, and it is fetched once.
CREATE INDEX import_items_film_url ON import_items (import_id, md5(film->>'url')) WHERE film->>'url' IS NOT NULL;
