-- What people said, by each of them, so that news of several lose one comment alone.
CREATE TABLE news_comments (
  news_id bigint NOT NULL,
  actor_id bigint NOT NULL,
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  PRIMARY KEY (news_id, actor_id, comment_id),
  FOREIGN KEY (news_id, actor_id) REFERENCES news_actors ON DELETE CASCADE
);
CREATE INDEX news_comments_of_comment ON news_comments (comment_id);

-- News that stand kept the last comment alone. Those of the same people, thing and day are found again.
INSERT INTO news_comments (news_id, actor_id, comment_id)
SELECT a.news_id, a.actor_id, c.id FROM news n JOIN news_actors a ON a.news_id = n.id
  JOIN comments c ON c.user_id = a.actor_id AND c.created_at >= n.day::timestamp AT TIME ZONE 'UTC'
    AND c.created_at < (n.day + 1)::timestamp AT TIME ZONE 'UTC'
WHERE CASE n.kind WHEN 'mention' THEN c.id = n.subject
  WHEN 'reply' THEN c.parent_id = n.subject
  WHEN 'tried_it' THEN c.is_tried AND c.pin_id = n.pin_id
  WHEN 'comment' THEN NOT c.is_tried AND (c.pin_id = n.pin_id OR c.board_id = n.board_id)
  ELSE false END;
-- The last one is known, whatever its day.
INSERT INTO news_comments (news_id, actor_id, comment_id)
SELECT a.news_id, a.actor_id, c.id FROM news n JOIN comments c ON c.id = n.comment_id JOIN news_actors a ON a.news_id = n.id AND a.actor_id = c.user_id
WHERE n.kind IN ('mention', 'reply', 'tried_it', 'comment') ON CONFLICT DO NOTHING;
-- A comment that goes would take the whole group along.
UPDATE news SET comment_id = NULL WHERE kind IN ('mention', 'reply', 'tried_it', 'comment');

-- Whether somebody still keeps what they saved from a pin.
CREATE INDEX pins_saved_via ON pins (via_pin_id, owner_id) WHERE via_pin_id IS NOT NULL AND deleted_at IS NULL;
