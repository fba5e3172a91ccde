import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isActive, notBlocked, notMuted } from '../../people/users/index.ts';
import { boardVisibleTo } from '../../pinning/boards/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { commentVisibleTo, threadVisibleTo } from '../comments/index.ts';
import { newsSources, type NewsEvent } from './news-sources.queries.ts';

/** How many of those who did something are named. */
const MOST_NAMED = 3;
/** How many unseen ones are counted; more are shown as many. */
const MOST_COUNTED = 100;

export interface ToldEvent {
  readonly id: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

/**
 * Tells people of events of one type, and returns whom. Nobody hears of themselves, of people whom a block or a mute keeps
 * from them, or of the same act twice: a second try finds the group of the same day, and the same person in it.
 */
export async function insertNews(trx: Database, type: NewsEvent, events: readonly ToldEvent[]): Promise<string[]> {
  const listed = JSON.stringify(events.map(({ id, payload, createdAt }) => ({ id, payload, day: createdAt.toISOString().slice(0, 10) })));
  const { rows } = await sql<{ news_id: string; user_id: string }>`
    WITH told AS MATERIALIZED (
        SELECT s.* FROM (${newsSources[type](sql`jsonb_to_recordset(${listed}::jsonb)`)}) s(user_id, kind, subject, actor_id, pin_id, board_id, comment_id, day, event_id)
        JOIN users u ON u.id = s.user_id AND ${isActive('u')} JOIN users a ON a.id = s.actor_id AND ${isActive('a')}
        WHERE s.user_id <> s.actor_id
          AND NOT EXISTS (SELECT 1 FROM blocks k WHERE (k.user_id, k.blocked_id) IN ((s.user_id, s.actor_id), (s.actor_id, s.user_id)))
          AND NOT EXISTS (SELECT 1 FROM mutes k WHERE k.user_id = s.user_id AND k.muted_id = s.actor_id)),
      groups AS (INSERT INTO news AS n (user_id, kind, subject, day, pin_id, board_id, comment_id)
        SELECT DISTINCT ON (user_id, kind, subject, day) user_id, kind, subject, day, pin_id, board_id, comment_id FROM told
        ORDER BY user_id, kind, subject, day, event_id DESC
        ON CONFLICT (user_id, kind, subject, day) DO UPDATE SET comment_id = coalesce(excluded.comment_id, n.comment_id)
        RETURNING id, user_id, kind, subject, day),
      actors AS (INSERT INTO news_actors (news_id, actor_id, at)
        SELECT g.id, t.actor_id, min(t.event_id) FROM told t JOIN groups g USING (user_id, kind, subject, day) GROUP BY g.id, t.actor_id
        ON CONFLICT DO NOTHING RETURNING news_id)
    SELECT DISTINCT g.id::text AS news_id, g.user_id::text FROM actors a JOIN groups g ON g.id = a.news_id`.execute(trx);
  await sql`UPDATE news SET at = next_id() WHERE id = ANY(${rows.map(({ news_id }) => news_id)}::bigint[])`.execute(trx);
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

export interface ActorJson {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

export interface NewsRow {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly created_at: Date;
  readonly is_read: boolean;
  readonly pin_id: string | null;
  readonly pin_title: string | null;
  readonly signature: string | null;
  readonly board_id: string | null;
  readonly board_name: string | null;
  readonly board_slug: string | null;
  readonly board_owner: string | null;
  readonly comment_id: string | null;
  readonly comment_text: string | null;
  readonly actors: readonly ActorJson[];
  readonly actor_count: number;
}

/** The news (`n`) that somebody may see: its pin, its board and its comment are there for them, and who did it is, too. */
function newsFrom(viewer: SignedInViewer): RawBuilder<unknown> {
  return sql`news n
    LEFT JOIN pins p ON p.id = n.pin_id LEFT JOIN pictures i ON i.id = p.picture_id LEFT JOIN boards pb ON pb.id = p.board_id LEFT JOIN sections ps ON ps.id = p.section_id
    LEFT JOIN boards b ON b.id = n.board_id LEFT JOIN users bo ON bo.id = b.owner_id
    LEFT JOIN comments c ON c.id = n.comment_id LEFT JOIN users cu ON cu.id = c.user_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS actor_count FROM (${actorsOf(viewer)}) x) who
    WHERE n.user_id = ${viewer.userId} AND who.actor_count > 0
      AND (n.pin_id IS NULL OR ${pinVisibleTo(viewer, 'p', 'pb', 'ps')})
      AND (n.comment_id IS NULL OR (${commentVisibleTo(viewer, 'c', 'cu')} AND ${threadVisibleTo(viewer, 'c')} AND NOT p.comments_disabled))
      AND (n.board_id IS NULL OR CASE WHEN n.kind = 'board_invite' THEN b.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM board_invites v WHERE v.board_id = b.id AND v.user_id = n.user_id) ELSE ${boardVisibleTo(viewer, 'b')} END)
      AND (n.kind <> 'board_request' OR EXISTS (SELECT 1 FROM board_invites v JOIN news_actors a ON a.actor_id = v.user_id
        WHERE v.board_id = b.id AND v.invited_by IS NULL AND a.news_id = n.id))`;
}

function actorsOf(viewer: SignedInViewer): RawBuilder<unknown> {
  return sql`SELECT u.id, u.username, u.full_name, u.picture_signature, a.at FROM news_actors a JOIN users u ON u.id = a.actor_id
    WHERE a.news_id = n.id AND ${isActive('u')} AND ${notBlocked(viewer, sql.ref('u.id'))} AND ${notMuted(viewer, sql.ref('u.id'))}`;
}

const readUntil = (viewer: SignedInViewer) => sql`coalesce((SELECT r.read_until FROM news_reads r WHERE r.user_id = ${viewer.userId}), 0)`;

/** A page of somebody's news, the latest first: a range of `news_of_person`. */
export async function selectNews(
  db: Database,
  viewer: SignedInViewer,
  list: { readonly kinds: readonly string[] | null; readonly after: ListCursor | null; readonly size: number },
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    SELECT n.id, n.kind, n.at::text, to_timestamp(((n.at >> 22) + 1767225600000) / 1000.0) AS created_at, n.at <= ${readUntil(viewer)} AS is_read, n.pin_id, p.title AS pin_title,
      encode(i.signature, 'hex') AS signature, n.board_id, b.name AS board_name, b.slug AS board_slug, bo.username AS board_owner,
      n.comment_id, c.text AS comment_text, who.actor_count,
      (SELECT json_agg(json_build_object('user_id', x.id::text, 'user_username', x.username, 'user_full_name', x.full_name,
          'user_picture_signature', x.picture_signature) ORDER BY x.at DESC)
        FROM (SELECT * FROM (${actorsOf(viewer)}) y ORDER BY y.at DESC LIMIT ${sql.lit(MOST_NAMED)}) x) AS actors
    FROM ${newsFrom(viewer)} AND (${list.kinds}::text[] IS NULL OR n.kind = ANY(${list.kinds}::text[]))
      AND n.at < ${(list.after ?? LIST_TOP).at}::bigint
    ORDER BY n.at DESC LIMIT ${list.size}`.execute(db);
  return rows;
}

/** How much somebody has not read, up to a hundred. */
export async function countUnseen(db: Database, viewer: SignedInViewer): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`SELECT count(*)::int AS unseen FROM (
    SELECT 1 FROM ${newsFrom(viewer)} AND n.at > ${readUntil(viewer)} ORDER BY n.at DESC LIMIT ${sql.lit(MOST_COUNTED)}) x`.execute(db);
  return rows[0]!.unseen;
}

/** Says up to where somebody read; an earlier place takes nothing back, and a later one than there is waits for nothing. */
export async function setReadUntil(db: Database, userId: string, at: string): Promise<void> {
  await sql`INSERT INTO news_reads (user_id, read_until) VALUES (${userId}, least(${at}::bigint, next_id()))
    ON CONFLICT (user_id) DO UPDATE SET read_until = greatest(news_reads.read_until, excluded.read_until)`.execute(db);
}

/** Old news goes after 90 days. */
export async function deleteOldNews(db: Database): Promise<void> {
  await sql`DELETE FROM news WHERE day < now()::date - 90`.execute(db);
}

export async function deleteNewsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM news WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM news_reads WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM news_actors WHERE actor_id = ${userId}`.execute(db);
}
