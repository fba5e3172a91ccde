import type { Client } from 'pg';

/**
 * What somebody should have been told, beside what they were: the SQL gives whom it was lost for, or told twice. Each talk began
 * with a request, which rings nothing.
 */
const DIFFERENCES = {
  'saves that nobody was told of': `SELECT p.id FROM pins p JOIN pins v ON v.id = p.via_pin_id
    WHERE p.audience = 0 AND p.deleted_at IS NULL AND v.deleted_at IS NULL AND v.owner_id <> p.owner_id
      AND NOT EXISTS (SELECT 1 FROM news n JOIN news_actors a ON a.news_id = n.id
        WHERE n.user_id = v.owner_id AND n.kind = 'save' AND n.subject = v.id AND a.actor_id = p.owner_id)`,
  'followers whom a fan-out left out': `SELECT f.follower_id AS id FROM board_follows f
    WHERE EXISTS (SELECT 1 FROM pins p WHERE p.board_id = f.board_id AND p.deleted_at IS NULL AND p.owner_id <> f.follower_id)
      AND NOT EXISTS (SELECT 1 FROM news n WHERE n.user_id = f.follower_id AND n.kind = 'board_pin' AND n.board_id = f.board_id)`,
  'news that are there twice': `SELECT user_id AS id FROM news GROUP BY user_id, kind, subject, day HAVING count(*) > 1`,
  'messages that no device waits to ring for': `SELECT m.user_id AS id FROM conversation_members m JOIN push_subscriptions p ON p.user_id = m.user_id
    WHERE m.state = 0 AND m.last_id > m.read_id AND EXISTS (SELECT 1 FROM messages t WHERE t.id = m.last_id AND t.text <> 'Hello') AND NOT EXISTS (SELECT 1 FROM push_outbox o
      WHERE o.subscription_id = p.id AND o.conversation_id = m.conversation_id AND o.at = m.last_id)`,
  'comments that nobody was told of': `SELECT c.id FROM comments c LEFT JOIN comments t ON t.id = c.parent_id LEFT JOIN pins p ON p.id = c.pin_id
      LEFT JOIN boards b ON b.id = c.board_id CROSS JOIN LATERAL (SELECT coalesce(t.user_id, p.owner_id, b.owner_id) AS user_id) hearer
    WHERE hearer.user_id <> c.user_id AND p.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM news n JOIN news_actors a ON a.news_id = n.id
      WHERE n.user_id = hearer.user_id AND a.actor_id = c.user_id AND n.kind = CASE WHEN t.id IS NULL THEN 'comment' ELSE 'reply' END
        AND n.subject = coalesce(t.id, p.id, b.id))`,
  'comments that no device waits to ring for': `SELECT n.id FROM news n JOIN push_subscriptions p ON p.user_id = n.user_id
    WHERE n.kind IN ('comment', 'reply') AND n.pin_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM push_outbox o WHERE o.subscription_id = p.id AND o.news_id = n.id AND o.at = n.at)`,
  'news that no digest told of or waits with': `SELECT DISTINCT n.user_id AS id FROM news n
    WHERE NOT EXISTS (SELECT 1 FROM news_digests d WHERE d.user_id = n.user_id AND (d.due_at IS NOT NULL OR d.told_until >= n.at))`,
  'digests that were told and not written, or twice': `SELECT u.id FROM users u
    WHERE (SELECT count(DISTINCT t.told_until) FROM crash_told t WHERE t.user_id = u.id)
      <> (SELECT count(*) FROM kept_mails m WHERE m.user_id = u.id AND m.body_text LIKE '%/unsubscribe/?token=' || u.id || '.digest.%')`,
} as const;

/** What a kill lost or doubled of news, fan-outs, digests and pushes. */
export async function findWrongNews(client: Client): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, sql] of Object.entries(DIFFERENCES)) {
    for (const { id } of (await client.query<{ id: string }>(sql)).rows) wrong.push(`${what}: ${id}`);
  }
  return wrong;
}
