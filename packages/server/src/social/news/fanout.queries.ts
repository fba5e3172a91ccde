import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { NewsKindsOfInstance } from '../news-kinds/index.ts';
import { eventsListed, tell, type ToldEvent, type ToldNews } from './news.queries.ts';

/** So many people are told in one transaction. */
const CHUNK = 1_000;

/** Has those who follow a board told of who added to it; once a day of each. Says whether there is anybody to tell. */
export async function insertBoardFanouts(trx: Database, events: readonly ToldEvent[]): Promise<boolean> {
  const { rows } = await sql<{ fanout_id: string }>`
    WITH added AS MATERIALIZED (SELECT p.board_id, p.owner_id, e.day, min(e.id::bigint) AS at
        FROM ${eventsListed(events)} e(id text, payload jsonb, day date) JOIN pins p ON p.id = (e.payload->>'pinId')::bigint AND p.audience < 2 AND p.deleted_at IS NULL
        WHERE EXISTS (SELECT 1 FROM board_follows f WHERE f.board_id = p.board_id AND f.follower_id <> p.owner_id) GROUP BY p.board_id, p.owner_id, e.day),
      fanouts AS (INSERT INTO news_fanouts (kind, subject, day, due_at) SELECT DISTINCT 'board_pin', board_id, day, NULL::timestamptz FROM added
        ON CONFLICT (kind, subject, day) DO UPDATE SET kind = excluded.kind RETURNING id, subject, day),
      actors AS (INSERT INTO news_fanout_actors (fanout_id, actor_id, at)
        SELECT f.id, a.owner_id, a.at FROM added a JOIN fanouts f ON (f.subject, f.day) = (a.board_id, a.day) ON CONFLICT DO NOTHING RETURNING fanout_id)
    SELECT fanout_id FROM actors`.execute(trx);
  return restart(trx, rows);
}

/** Begins with those who are to be told from the first one: who knows it already is told nothing new. */
async function restart(trx: Database, rows: readonly { readonly fanout_id: string }[]): Promise<boolean> {
  if (rows.length === 0) return false;
  await sql`UPDATE news_fanouts SET after_id = 0, due_at = now() WHERE id = ANY(${rows.map(({ fanout_id }) => fanout_id)}::bigint[])`.execute(
    trx,
  );
  return true;
}

/** Has those told who saved what costs less now. */
export async function insertPriceFanouts(trx: Database, events: readonly ToldEvent[]): Promise<boolean> {
  const { rows } = await sql<{ fanout_id: string }>`
    INSERT INTO news_fanouts AS f (kind, subject, day, details)
    SELECT DISTINCT ON (e.payload->>'linkId', e.day) 'price_drop', (e.payload->>'linkId')::bigint, e.day,
      jsonb_build_object('price', e.payload->>'price', 'old_price', e.payload->>'oldPrice', 'currency', e.payload->>'currency')
    FROM ${eventsListed(events)} e(id text, payload jsonb, day date) ORDER BY e.payload->>'linkId', e.day, e.id::bigint DESC
    ON CONFLICT (kind, subject, day) DO UPDATE SET details = excluded.details, after_id = 0, due_at = now() WHERE f.details <> excluded.details
    RETURNING f.id AS fanout_id`.execute(trx);
  return rows.length > 0;
}

interface Fanout {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly day: string;
  readonly details: object;
  readonly after_id: string;
}

/** Tells the next people of one fan-out, whichever is due first; nothing where none is. How far it is and who was told are one transaction. */
export async function tellNextChunk(trx: Database, kinds: NewsKindsOfInstance): Promise<ToldNews[] | null> {
  const { rows } = await sql<Fanout>`SELECT id, kind, subject, day::text, details, after_id FROM news_fanouts
    WHERE due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx);
  const fanout = rows[0];
  if (!fanout) return null;
  const next =
    fanout.kind === 'board_pin'
      ? sql`
      SELECT f.follower_id AS id FROM board_follows f WHERE f.board_id = ${fanout.subject} AND f.follower_id > ${fanout.after_id} ORDER BY 1 LIMIT ${CHUNK}`
      : sql`SELECT p.id FROM pins p WHERE p.link_id = ${fanout.subject} AND p.deleted_at IS NULL AND p.id > ${fanout.after_id} ORDER BY 1 LIMIT ${CHUNK}`;
  const { rows: ids } = await sql<{ id: string }>`${next}`.execute(trx);
  const listed = ids.map(({ id }) => id);
  const what = fanout.kind === 'board_pin' ? boardPinsTold(fanout, listed) : priceDropsTold(fanout, listed);
  const told = listed.length === 0 ? [] : await tell(trx, kinds, what);
  const isLast = listed.length < CHUNK;
  await sql`UPDATE news_fanouts SET after_id = ${listed.at(-1) ?? fanout.after_id}, due_at = CASE WHEN ${isLast} THEN NULL ELSE due_at END
    WHERE id = ${fanout.id}`.execute(trx);
  return told;
}

const boardPinsTold = ({ id, subject, day }: Fanout, followers: readonly string[]) => sql`
  SELECT f.id, 'board_pin', b.id, a.actor_id, NULL::bigint, b.id, NULL::bigint, ${day}::date, a.at, '{}'::jsonb
  FROM unnest(${followers}::bigint[]) f(id) CROSS JOIN news_fanout_actors a JOIN boards b ON b.id = ${subject} AND b.deleted_at IS NULL
  WHERE a.fanout_id = ${id}`;

const priceDropsTold = ({ subject, day, details }: Fanout, pins: readonly string[]) => sql`
  SELECT DISTINCT ON (p.owner_id) p.owner_id, 'price_drop', ${subject}::bigint, NULL::bigint, p.id, NULL::bigint, NULL::bigint, ${day}::date, p.id, ${JSON.stringify(details)}::jsonb
  FROM pins p WHERE p.id = ANY(${pins}::bigint[]) ORDER BY p.owner_id, p.id`;

/** What was told completely goes after two days. */
export async function deleteOldFanouts(db: Database): Promise<void> {
  await sql`DELETE FROM news_fanouts WHERE day < now()::date - 2 AND due_at IS NULL`.execute(db);
}
