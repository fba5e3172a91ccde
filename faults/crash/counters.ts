import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

/** Each counter beside its rows: the SQL gives those that differ. */
const DIFFERENCES = {
  'pins of a person': `SELECT u.user_id id FROM user_counters u WHERE (pins_all, pins_public) <> (
    SELECT count(*), count(*) FILTER (WHERE b.privacy = 0) FROM pins p JOIN boards b ON b.id = p.board_id
    WHERE p.owner_id = u.user_id AND p.deleted_at IS NULL AND b.deleted_at IS NULL)`,
  'boards of a person': `SELECT u.user_id id FROM user_counters u WHERE boards_public <> (
    SELECT count(*) FROM boards b WHERE b.owner_id = u.user_id AND b.deleted_at IS NULL AND b.privacy = 0)`,
  following:
    'SELECT u.user_id id FROM user_counters u WHERE following <> (SELECT count(*) FROM user_follows f WHERE f.follower_id = u.user_id)',
  followers:
    'SELECT u.user_id id FROM user_counters u WHERE followers <> (SELECT count(*) FROM user_follows f WHERE f.user_id = u.user_id)',
  'pins of a board': `SELECT b.id FROM boards b LEFT JOIN board_counters c ON c.board_id = b.id
    WHERE b.deleted_at IS NULL AND coalesce(c.pins, 0) <> (SELECT count(*) FROM pins p WHERE p.board_id = b.id AND p.deleted_at IS NULL)`,
  'saves of a picture': `SELECT i.id FROM pictures i LEFT JOIN picture_counters c ON c.picture_id = i.id
    WHERE coalesce(c.saves, 0) <> (SELECT count(*) FROM pins p WHERE p.picture_id = i.id AND p.deleted_at IS NULL AND p.audience = 0)`,
} as const;

const SETTLE_MILLISECONDS = 20_000;

/** Waits until what follows from the writes is done, and gives the counters that differ from their rows. */
export async function findWrongCounters(client: Client): Promise<string[]> {
  const deadline = Date.now() + SETTLE_MILLISECONDS;
  const waiting = 'SELECT (SELECT count(*) FROM counter_deltas) + (SELECT count(*) FROM domain_events) AS n';
  while (Number((await client.query<{ n: string }>(waiting)).rows[0]!.n) > 0 && Date.now() < deadline) await wait(100);
  const wrong: string[] = [];
  for (const [what, sql] of Object.entries(DIFFERENCES)) {
    for (const { id } of (await client.query<{ id: string }>(sql)).rows) wrong.push(`${what}: ${id}`);
  }
  return wrong;
}
