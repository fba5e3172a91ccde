-- What a reader hid or blocked is not counted for them, so it is found by its author.
CREATE INDEX comments_of_pin_by_person ON comments (pin_id, user_id) WHERE pin_id IS NOT NULL;
CREATE INDEX comments_of_board_by_person ON comments (board_id, user_id) WHERE board_id IS NOT NULL;

-- Replies in a thread that its author alone sees were counted on their pin (30) or board (13).
INSERT INTO counter_deltas (kind, target, d)
SELECT CASE WHEN t.board_id IS NULL THEN 30 ELSE 13 END, coalesce(t.pin_id, t.board_id), -count(*)
FROM comments t JOIN comments r ON r.parent_id = t.id
WHERE t.is_filtered AND t.deleted_at IS NULL AND r.deleted_at IS NULL AND NOT r.is_filtered
GROUP BY t.pin_id, t.board_id;
