-- What people say is said of a pin, or of a board. A board's talk is another thing than that under its pins.
ALTER TABLE comments ALTER COLUMN pin_id DROP NOT NULL;
ALTER TABLE comments ADD COLUMN board_id bigint REFERENCES boards ON DELETE CASCADE;
ALTER TABLE comments ADD CONSTRAINT comments_of_one_thing CHECK (num_nonnulls(pin_id, board_id) = 1);
-- For the newest threads of a board, and for the cascade from boards.
CREATE INDEX comments_of_board ON comments (board_id, parent_id, id) WHERE board_id IS NOT NULL;

ALTER TABLE boards ADD COLUMN comments_disabled boolean NOT NULL DEFAULT false;
ALTER TABLE board_counters ADD COLUMN comments integer NOT NULL DEFAULT 0;

-- No id belongs to a pin and to a board at once, so one column serves both.
ALTER TABLE comment_counters RENAME COLUMN pin_id TO talk_id;
ALTER TABLE comment_watchers RENAME COLUMN pin_id TO talk_id;
