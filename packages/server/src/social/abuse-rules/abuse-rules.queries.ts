import { sql } from 'kysely';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import {
  heldHours,
  heldLinks,
  newAccountDays,
  ringAccounts,
  ringShare,
  sameLinkAccounts,
  sameTextAccounts,
  sameTextTimes,
} from '@bowerbird/domain/social/abuse-rules.ts';
import type { Database } from '../../core/database/database.ts';

/** True in SQL for somebody who is new here; the owner, moderators and the cast of the demo never are. */
const isNew = sql`u.created_at > now() - ${newAccountDays} * interval '1 day' AND NOT u.is_owner AND NOT u.is_demo
  AND NOT EXISTS (SELECT 1 FROM moderators m WHERE m.user_id = u.id)`;

/** The words of a pin or a comment. */
export interface ThingTexts {
  readonly id: string;
  readonly texts: string[];
}

/** Those of a pin, and the host that its link leads to in the end. */
export interface PinTexts extends ThingTexts {
  readonly end_domain: string | null;
}

export async function selectPinTexts(db: Database, ids: readonly string[]): Promise<PinTexts[]> {
  const { rows } =
    await sql<PinTexts>`SELECT p.id, array[p.title, p.description, p.alt_text, coalesce(l.domain, ''), coalesce(l.end_domain, '')] AS texts,
      l.end_domain
    FROM pins p LEFT JOIN links l ON l.id = p.link_id WHERE p.id = ANY(${ids}::bigint[]) AND p.deleted_at IS NULL`.execute(db);
  return rows;
}

export async function selectCommentTexts(db: Database, ids: readonly string[]): Promise<ThingTexts[]> {
  const { rows } = await sql<ThingTexts>`SELECT c.id, array[c.text] AS texts FROM comments c
    WHERE c.id = ANY(${ids}::bigint[]) AND c.deleted_at IS NULL`.execute(db);
  return rows;
}

/** What several new accounts did alike: what it was, the things, and who. The last one comes first, because others may copy somebody. */
export interface Alike {
  readonly key: string;
  readonly ids: string[];
  readonly accounts: number;
  readonly people: string[];
}

/** Links of these pins that many new accounts pinned by themselves within a day. */
export async function selectSameLinks(db: Database, pinIds: readonly string[]): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    WITH asked AS (SELECT DISTINCT p.link_id FROM pins p WHERE p.id = ANY(${pinIds}::bigint[]) AND p.link_id IS NOT NULL AND p.via_pin_id IS NULL)
    SELECT a.link_id::text AS key, array_agg(x.id::text ORDER BY x.id DESC) AS ids, count(DISTINCT x.owner_id)::int AS accounts,
      (array_agg(DISTINCT x.username))[1:20] AS people
    FROM asked a CROSS JOIN LATERAL (SELECT p.id, p.owner_id, u.username FROM pins p JOIN users u ON u.id = p.owner_id AND u.state = 0 AND ${isNew}
      WHERE p.link_id = a.link_id AND p.deleted_at IS NULL AND p.via_pin_id IS NULL AND p.audience = 0
        AND p.created_at > now() - interval '1 day' ORDER BY p.id DESC LIMIT 200) x
    GROUP BY 1 HAVING count(DISTINCT x.owner_id) >= ${sameLinkAccounts}`.execute(db);
  return rows;
}

/**
 * Texts of these comments that somebody said again and again, or that many new accounts said, within a day. Whom they copy, who
 * has been here for long and said it once, is left out.
 */
export async function selectSameTexts(db: Database, commentIds: readonly string[]): Promise<(Alike & { readonly times: number })[]> {
  const { rows } = await sql<Alike & { times: number }>`
    WITH asked AS (SELECT DISTINCT hash, user_id FROM said_texts WHERE comment_id = ANY(${commentIds}::bigint[])),
    said AS (SELECT a.hash, x.* FROM (SELECT DISTINCT hash FROM asked) a CROSS JOIN LATERAL (
      SELECT s.comment_id, s.user_id, u.username, (${isNew}) AS is_new, (SELECT count(*) FROM said_texts o WHERE o.hash = s.hash
          AND o.user_id = s.user_id AND o.said_at > now() - interval '1 day') AS own
      FROM said_texts s JOIN users u ON u.id = s.user_id WHERE s.hash = a.hash AND s.said_at > now() - interval '1 day'
      ORDER BY s.said_at DESC LIMIT 200) x)
    SELECT encode(hash, 'hex') AS key, array_agg(comment_id::text ORDER BY comment_id DESC) AS ids, count(DISTINCT user_id)::int AS accounts,
      count(*)::int AS times, (array_agg(DISTINCT username))[1:20] AS people
    FROM said WHERE is_new OR own >= ${sameTextTimes} GROUP BY hash
    HAVING count(DISTINCT user_id) FILTER (WHERE is_new) >= ${sameTextAccounts} OR max(own) >= ${sameTextTimes}`.execute(db);
  return rows;
}

/** A ring of new accounts around one of these people. Each follows or praises nearly every other, and is followed or praised back. */
export async function selectRings(db: Database, userIds: readonly string[]): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    WITH asked AS (SELECT u.id FROM users u WHERE u.id = ANY(${userIds}::bigint[]) AND ${isNew}),
    near AS (SELECT a.id AS around, u.id, u.username FROM asked a CROSS JOIN LATERAL (
        SELECT f.other AS id FROM (${tiesOf('a.id')}) f JOIN (${tiesTo('a.id')}) b ON b.one = f.other UNION SELECT a.id) m
      JOIN users u ON u.id = m.id AND u.state = 0 AND ${isNew}),
    sized AS (SELECT around, count(*)::int AS size FROM near GROUP BY 1 HAVING count(*) BETWEEN ${ringAccounts} AND 200),
    tied AS (SELECT s.around, s.size, count(*)::int AS pairs FROM sized s JOIN near x ON x.around = s.around JOIN near y ON y.around = s.around AND y.id > x.id
      WHERE EXISTS (${tieBetween('x.id', 'y.id')}) AND EXISTS (${tieBetween('y.id', 'x.id')}) GROUP BY 1, 2)
    SELECT m.id AS key, array[m.id] AS ids, t.size AS accounts,
      (SELECT array_agg(username ORDER BY username) FROM near n WHERE n.around = t.around) AS people
    FROM tied t CROSS JOIN LATERAL (SELECT min(n.id)::text AS id FROM near n WHERE n.around = t.around) m WHERE t.pairs >= ${ringShare}::float * t.size * (t.size - 1) / 2`.execute(
    db,
  );
  return rows;
}

/** Whom somebody follows or whose comments or pins they praised, by the SQL name of their id. */
function tiesOf(id: string) {
  return sql`SELECT user_id AS other FROM user_follows WHERE follower_id = ${sql.ref(id)}
    UNION SELECT c.user_id FROM comment_reactions r JOIN comments c ON c.id = r.comment_id WHERE r.user_id = ${sql.ref(id)}
    UNION SELECT p.owner_id FROM pin_reactions r JOIN pins p ON p.id = r.pin_id WHERE r.user_id = ${sql.ref(id)}`;
}

/** Who follows somebody or praised their comments or pins. */
function tiesTo(id: string) {
  return sql`SELECT follower_id AS one FROM user_follows WHERE user_id = ${sql.ref(id)}
    UNION SELECT r.user_id FROM comments c JOIN comment_reactions r ON r.comment_id = c.id WHERE c.user_id = ${sql.ref(id)}
    UNION SELECT r.user_id FROM pins p JOIN pin_reactions r ON r.pin_id = p.id WHERE p.owner_id = ${sql.ref(id)}`;
}

function tieBetween(one: string, other: string) {
  return sql`SELECT 1 FROM user_follows f WHERE f.follower_id = ${sql.ref(one)} AND f.user_id = ${sql.ref(other)}
    UNION ALL SELECT 1 FROM comment_reactions r JOIN comments c ON c.id = r.comment_id WHERE r.user_id = ${sql.ref(one)} AND c.user_id = ${sql.ref(other)}
    UNION ALL SELECT 1 FROM pin_reactions r JOIN pins p ON p.id = r.pin_id WHERE r.user_id = ${sql.ref(one)} AND p.owner_id = ${sql.ref(other)}`;
}

/** Keeps pins that feeds show out of them until a moderator looked; returns which. */
export async function holdPins(trx: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE pins SET held_back = ${sql.lit(heldBack.waiting)}
    WHERE id = ANY(${ids}::bigint[]) AND held_back = ${sql.lit(heldBack.not)} AND deleted_at IS NULL RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Has all new pins of those wait who pinned several such links. */
export async function holdPeople(trx: Database, pinIds: readonly string[]): Promise<void> {
  await sql`INSERT INTO held_people (user_id, rule, until)
    SELECT p.owner_id, 'same_link', now() + ${heldHours} * interval '1 hour' FROM pins p
    WHERE p.owner_id IN (SELECT owner_id FROM pins WHERE id = ANY(${pinIds}::bigint[])) AND p.held_back = ${sql.lit(heldBack.waiting)} AND p.deleted_at IS NULL
    GROUP BY 1 HAVING count(DISTINCT p.link_id) >= ${heldLinks} ON CONFLICT (user_id) DO NOTHING`.execute(trx);
}

/** Those of these pins whose makers' new pins wait. */
export async function selectPinsOfHeld(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT p.id FROM pins p JOIN held_people h ON h.user_id = p.owner_id AND h.until > now()
    WHERE p.id = ANY(${ids}::bigint[]) AND p.created_at > h.until - ${heldHours} * interval '1 hour'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a link, by the SQL name of its id, leads in the end to a domain that is refused. */
const leadsToBlocked = (
  linkId: string,
) => sql<boolean>`EXISTS (SELECT 1 FROM links l JOIN block_list x ON x.kind = 'domain' AND x.mode = 'refuse'
    AND (l.end_domain = x.value OR right(l.end_domain, length(x.value) + 1) = '.' || x.value) WHERE l.id = ${sql.ref(linkId)})`;

/** Lets pins into feeds again that nobody looked at in time, unless they lead to a blocked domain; returns which. */
export async function releaseLate(trx: Database): Promise<string[]> {
  await sql`DELETE FROM held_people WHERE until < now()`.execute(trx);
  const { rows } = await sql<{ id: string }>`UPDATE pins SET held_back = ${sql.lit(heldBack.not)} WHERE id IN (SELECT id FROM pins
    WHERE held_back = ${sql.lit(heldBack.waiting)} AND created_at < now() - ${heldHours} * interval '1 hour' AND NOT ${leadsToBlocked('pins.link_id')} LIMIT 500) RETURNING id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}
