import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

/** Each counter beside its rows: the SQL gives those that differ; one without a row counts 0. */
const DIFFERENCES = {
  'pins of a person': `SELECT u.id FROM users u LEFT JOIN user_counters c ON c.user_id = u.id
    WHERE (coalesce(c.pins_all, 0), coalesce(c.pins_public, 0)) <> (
      SELECT count(*), count(*) FILTER (WHERE b.privacy = 0) FROM pins p JOIN boards b ON b.id = p.board_id
      WHERE p.owner_id = u.id AND p.deleted_at IS NULL AND b.deleted_at IS NULL)`,
  'boards of a person': `SELECT u.id FROM users u LEFT JOIN user_counters c ON c.user_id = u.id
    WHERE (coalesce(c.boards_public, 0), coalesce(c.boards_secret, 0)) <> (
      SELECT count(*) FILTER (WHERE b.privacy = 0), count(*) FILTER (WHERE b.privacy <> 0) FROM boards b
      WHERE b.owner_id = u.id AND b.deleted_at IS NULL)`,
  following: `SELECT u.id FROM users u LEFT JOIN user_counters c ON c.user_id = u.id
    WHERE coalesce(c.following, 0) <> (SELECT count(*) FROM user_follows f WHERE f.follower_id = u.id)`,
  followers: `SELECT u.id FROM users u LEFT JOIN user_counters c ON c.user_id = u.id
    WHERE coalesce(c.followers, 0) <> (SELECT count(*) FROM user_follows f WHERE f.user_id = u.id)`,
  'pins of a board': `SELECT b.id FROM boards b LEFT JOIN board_counters c ON c.board_id = b.id
    WHERE b.deleted_at IS NULL AND coalesce(c.pins, 0) <> (SELECT count(*) FROM pins p WHERE p.board_id = b.id AND p.deleted_at IS NULL)`,
  'sections of a board': `SELECT b.id FROM boards b LEFT JOIN board_counters c ON c.board_id = b.id
    WHERE b.deleted_at IS NULL AND coalesce(c.sections, 0) <> (SELECT count(*) FROM sections s WHERE s.board_id = b.id AND s.deleted_at IS NULL)`,
  'pins of a section': `SELECT s.id FROM sections s LEFT JOIN section_counters c ON c.section_id = s.id
    WHERE s.deleted_at IS NULL AND coalesce(c.pins, 0) <> (SELECT count(*) FROM pins p WHERE p.section_id = s.id AND p.deleted_at IS NULL)`,
  'saves of a picture': `SELECT i.id FROM pictures i LEFT JOIN picture_counters c ON c.picture_id = i.id
    WHERE coalesce(c.saves, 0) <> (SELECT count(*) FROM pins p WHERE p.picture_id = i.id AND p.deleted_at IS NULL AND p.audience = 0)`,
  'comments of a board': `SELECT b.id FROM boards b LEFT JOIN board_counters c ON c.board_id = b.id
    WHERE coalesce(c.comments, 0) <> (SELECT count(*) FROM comments k WHERE k.board_id = b.id AND k.deleted_at IS NULL)`,
  'comments of a pin': `SELECT p.id FROM pins p LEFT JOIN pin_counters c ON c.pin_id = p.id
    WHERE coalesce(c.comments, 0) <> (SELECT count(*) FROM comments k WHERE k.pin_id = p.id AND k.deleted_at IS NULL)`,
  'replies of a comment': `SELECT t.id FROM comments t LEFT JOIN comment_counters c ON c.comment_id = t.id
    WHERE coalesce(c.replies, 0) <> (SELECT count(*) FROM comments r WHERE r.parent_id = t.id AND r.deleted_at IS NULL)`,
} as const;

const SETTLE_MILLISECONDS = 20_000;

/** Waits until what follows from the writes is done, and gives the counters that differ from their rows. */
export async function findWrongCounters(client: Client): Promise<string[]> {
  const deadline = Date.now() + SETTLE_MILLISECONDS;
  const waiting = `SELECT (SELECT count(*) FROM counter_deltas) + (SELECT count(*) FROM domain_events)
    + (SELECT count(*) FROM news_fanouts WHERE due_at IS NOT NULL) AS n`;
  const countWaiting = async () => Number((await client.query<{ n: string }>(waiting)).rows[0]!.n);
  let left = await countWaiting();
  for (; left > 0 && Date.now() < deadline; left = await countWaiting()) await wait(100);
  const wrong = left > 0 ? [`${left} events, counts and fan-outs still wait after ${SETTLE_MILLISECONDS} ms`] : [];
  for (const [what, sql] of Object.entries(DIFFERENCES)) {
    for (const { id } of (await client.query<{ id: string }>(sql)).rows) wrong.push(`${what}: ${id}`);
  }
  return wrong;
}
