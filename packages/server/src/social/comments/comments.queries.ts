import { sql } from 'kysely';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import { counterNumber, countWithWaiting } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { namedUserColumns, profileOpenTo } from '../../people/users/index.ts';
import { responseColumns } from './comment-responses.queries.ts';
import { mentionColumn, type MentionJson } from './comment-mentions.queries.ts';
import {
  commentVisibleTo,
  openTalk,
  pinTalkJoins,
  pinTalkOpenTo,
  talkJoins,
  talkOpenTo,
  threadVisibleTo,
  type Talk,
} from './comments.access.ts';

const REPLIES = sql.lit(counterNumber('comment_counters.replies'));

/** The `kind` and the `target` of the counter of what a comment is said of. It takes the alias of its row. */
const counterOfTalk = (row: string) =>
  sql`CASE WHEN ${sql.ref(`${row}.board_id`)} IS NULL THEN ${sql.lit(counterNumber('pin_counters.comments'))} ELSE ${sql.lit(counterNumber('board_counters.comments'))} END,
    coalesce(${sql.ref(`${row}.pin_id`)}, ${sql.ref(`${row}.board_id`)})`;

/** The column that leads from a comment (`c`) to what it is said of. */
const talkColumn = ({ type }: Talk) => sql.ref(`c.${type}_id`);

/** A comment as the wire needs it. */
export interface CommentRow {
  readonly id: string;
  readonly pin_id: string | null;
  readonly board_id: string | null;
  readonly parent_id: string | null;
  readonly text: string;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly replies: number;
  readonly score: string | null;
  readonly reactions: Record<string, number>;
  readonly my_reaction: number;
  readonly helpful: number;
  readonly is_helpful_to_me: boolean;
  readonly is_highlighted: boolean;
  readonly mentions: readonly MentionJson[] | null;
  readonly is_tried: boolean;
  readonly picture: CommentPicture | null;
  readonly talk_owner_id: string;
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

/** What came of something that somebody tried. */
export interface CommentPicture {
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly color: number;
}

/** What stands for the comments of a pin that has none. */
type EmptyRow<Row> = { readonly [Column in keyof Row]: null };

/** The columns that every reading of comments has; `owner` is the SQL of whose the pin or the board is. */
const commentColumns = (
  viewer: Viewer,
  owner = sql`talk.owner_id`,
) => sql`c.id, c.pin_id, c.board_id, c.parent_id, c.text, c.created_at, c.edited_at, k.score, ${owner} AS talk_owner_id, c.is_tried,
  (SELECT json_build_object('signature', encode(x.signature, 'hex'), 'width', x.width, 'height', x.height, 'color', x.dominant_color)
    FROM pictures x WHERE x.id = c.picture_id) AS picture,
  ${countWithWaiting('comment_counters.replies', sql.ref('k.replies'), sql.ref('c.id'))} AS replies, ${namedUserColumns('u', 'user')},
  ${mentionColumn(viewer)}, ${responseColumns(viewer)}`;
const commentJoins = sql`JOIN users u ON u.id = c.user_id LEFT JOIN comment_counters k ON k.comment_id = c.id`;

export interface CommentPage {
  readonly after: ListCursor | null;
  readonly size: number;
}

/** What begins the threads of a talk, newest first: a range of an index. `null` when the viewer may not see the pin or the board. */
export async function selectNewest(db: Database, viewer: Viewer, list: CommentPage & { talk: Talk }): Promise<CommentRow[] | null> {
  const { rows } = await sql<CommentRow | EmptyRow<CommentRow>>`
    WITH talk AS (${openTalk(viewer, list.talk)})
    SELECT x.* FROM talk LEFT JOIN LATERAL (
      SELECT ${commentColumns(viewer)} FROM comments c ${commentJoins}
      WHERE ${talkColumn(list.talk)} = talk.id AND c.parent_id IS NULL AND c.id < ${list.after?.id ?? LIST_TOP.id} AND ${commentVisibleTo(viewer, 'c', 'u')}
      ORDER BY c.id DESC LIMIT ${list.size}) x ON true`.execute(db);
  return shownRows(rows);
}

/** The same, best first: a range of `comment_counters_best`, which is a second behind. */
export async function selectBest(db: Database, viewer: Viewer, list: CommentPage & { talk: Talk }): Promise<CommentRow[] | null> {
  const after = list.after ?? LIST_TOP;
  const { rows } = await sql<CommentRow | EmptyRow<CommentRow>>`
    WITH talk AS (${openTalk(viewer, list.talk)})
    SELECT x.* FROM talk LEFT JOIN LATERAL (
      SELECT ${commentColumns(viewer)} FROM comment_counters k JOIN comments c ON c.id = k.comment_id JOIN users u ON u.id = c.user_id
      WHERE k.talk_id = talk.id AND (k.score, k.comment_id) < (${after.at}, ${after.id}) AND ${commentVisibleTo(viewer, 'c', 'u')}
      ORDER BY k.score DESC, k.comment_id DESC LIMIT ${list.size}) x ON true`.execute(db);
  return shownRows(rows);
}

/**
 * What people tried of a pin: a range of `comments_tried_on_pin`, the best of which are put in order. `null` when the viewer
 * may not see the pin.
 */
export async function selectTried(
  db: Database,
  viewer: Viewer,
  list: CommentPage & { pinId: string; isBest: boolean },
): Promise<CommentRow[] | null> {
  const after = list.after ?? LIST_TOP;
  const isAfter = list.isBest ? sql`(coalesce(k.score, 0), c.id) < (${after.at}, ${after.id})` : sql`c.id < ${after.id}`;
  const order = list.isBest ? sql`coalesce(k.score, 0) DESC, c.id DESC` : sql`c.id DESC`;
  const { rows } = await sql<CommentRow | EmptyRow<CommentRow>>`
    WITH talk AS (${openTalk(viewer, { type: 'pin', id: list.pinId })})
    SELECT x.* FROM talk LEFT JOIN LATERAL (
      SELECT ${commentColumns(viewer)} FROM comments c ${commentJoins}
      WHERE c.pin_id = talk.id AND c.is_tried AND ${isAfter} AND ${commentVisibleTo(viewer, 'c', 'u')}
      ORDER BY ${order} LIMIT ${list.size}) x ON true`.execute(db);
  return shownRows(rows);
}

/**
 * What a person tried, newest first, of the pins that the viewer sees: a range of `comments_tried_by_person`. Pins that are seen
 * by their link alone stand in nobody's list but the person's own.
 */
export async function selectTriedBy(db: Database, viewer: Viewer, list: CommentPage & { username: string }): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    SELECT ${commentColumns(viewer, sql`p.owner_id`)} FROM comments c ${commentJoins} JOIN pins p ON p.id = c.pin_id ${pinTalkJoins}
    WHERE c.user_id = (SELECT id FROM users WHERE lower(username) = lower(${list.username})) AND c.is_tried AND c.id < ${list.after?.id ?? LIST_TOP.id}
      AND (b.privacy = 0 OR c.user_id = ${viewerIdOf(viewer)}) AND ${pinTalkOpenTo(viewer)} AND ${commentVisibleTo(viewer, 'c', 'u')} AND ${profileOpenTo(viewer, 'u')}
    ORDER BY c.id DESC LIMIT ${list.size}`.execute(db);
  return rows;
}

/** The replies of a thread, oldest first: a range of `comments_of_thread`. `null` when the viewer may not see the thread. */
export async function selectReplies(db: Database, viewer: Viewer, list: CommentPage & { threadId: string }): Promise<CommentRow[] | null> {
  const { rows } = await sql<CommentRow | EmptyRow<CommentRow>>`
    WITH talk AS (SELECT po.id AS owner_id FROM comments c JOIN users tu ON tu.id = c.user_id ${talkJoins}
      WHERE c.id = ${list.threadId} AND c.parent_id IS NULL AND ${commentVisibleTo(viewer, 'c', 'tu')} AND ${talkOpenTo(viewer)})
    SELECT x.* FROM talk LEFT JOIN LATERAL (
      SELECT ${commentColumns(viewer)} FROM comments c ${commentJoins}
      WHERE c.parent_id = ${list.threadId} AND c.id > ${list.after?.id ?? '0'} AND ${commentVisibleTo(viewer, 'c', 'u')}
      ORDER BY c.id LIMIT ${list.size}) x ON true`.execute(db);
  return shownRows(rows);
}

function shownRows(rows: readonly (CommentRow | EmptyRow<CommentRow>)[]): CommentRow[] | null {
  return rows.length === 0 ? null : rows.filter((row): row is CommentRow => row.id !== null);
}

/** One comment that the viewer may see. */
export async function selectComment(db: Database, viewer: Viewer, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    SELECT ${commentColumns(viewer, sql`po.id`)} FROM comments c ${commentJoins} ${talkJoins}
    WHERE c.id = ${id} AND ${talkOpenTo(viewer)} AND ${commentVisibleTo(viewer, 'c', 'u')} AND ${threadVisibleTo(viewer, 'c')}`.execute(db);
  return rows[0];
}

/** Keeps a thread from being deleted while something joins or leaves it; nothing when it does not live. */
export async function holdThread(trx: Database, threadId: string): Promise<{ readonly is_filtered: boolean } | undefined> {
  const { rows } = await sql<{
    is_filtered: boolean;
  }>`SELECT is_filtered FROM comments WHERE id = ${threadId} AND deleted_at IS NULL FOR SHARE`.execute(trx);
  return rows[0];
}

export interface NewComment {
  readonly talk: Talk;
  readonly userId: string;
  readonly threadId: string | null;
  readonly text: string;
  /** Only its author will see it, so it counts nowhere. */
  readonly isFiltered: boolean;
  /** Its author tried what the pin shows. */
  readonly isTried: boolean;
  readonly pictureId: string | null;
}

/** Keeps a comment, and counts it on the pin or the board and in its thread: one statement, so that rows and counters belong together. */
export async function insertComment(trx: Database, comment: NewComment): Promise<string> {
  const { talk, threadId, isFiltered } = comment;
  const [pinId, boardId] = talk.type === 'pin' ? [talk.id, null] : [null, talk.id];
  const { rows } = await sql<{ id: string }>`
    WITH n AS MATERIALIZED (SELECT next_id(${talk.id}) AS id),
      c AS (INSERT INTO comments (id, pin_id, board_id, user_id, parent_id, text, has_unwanted_words, is_tried, picture_id)
        SELECT id, ${pinId}::bigint, ${boardId}::bigint, ${comment.userId}, ${threadId}::bigint, ${comment.text}, ${isFiltered}, ${comment.isTried}, ${comment.pictureId}::bigint
        FROM n RETURNING id, pin_id, board_id),
      k AS (INSERT INTO comment_counters (comment_id, talk_id) SELECT id, CASE WHEN ${threadId}::bigint IS NULL THEN ${talk.id}::bigint END FROM n),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('c')}, 1 FROM c WHERE NOT ${isFiltered}::boolean),
      r AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${REPLIES}, ${threadId}::bigint, 1 WHERE ${threadId}::bigint IS NOT NULL AND NOT ${isFiltered}::boolean)
    SELECT id FROM c`.execute(trx);
  return rows[0]!.id;
}

/**
 * Changes the words of a comment, and counts it where they make it seen or unseen; the same words again are no change. What
 * stands in a thread that nobody else sees stays unseen.
 */
export async function updateText(
  db: Database,
  comment: { readonly id: string; readonly text: string; readonly isFiltered: boolean },
): Promise<boolean> {
  const { id, text } = comment;
  const { rows } = await sql<{ id: string }>`
    WITH o AS (SELECT c.id, c.pin_id, c.board_id, c.parent_id, c.is_filtered, w.is_unwanted, w.is_unwanted OR c.leads_to_blocked AS will_be
        FROM comments c LEFT JOIN comments t ON t.id = c.parent_id
          CROSS JOIN LATERAL (SELECT ${comment.isFiltered}::boolean OR coalesce(t.is_filtered, false) AS is_unwanted) w
        WHERE c.id = ${id} AND c.text <> ${text} AND c.deleted_at IS NULL FOR UPDATE OF c),
      c AS (UPDATE comments c SET text = ${text}, edited_at = now(), has_unwanted_words = o.is_unwanted FROM o WHERE c.id = o.id RETURNING c.id),
      v AS (SELECT o.*, CASE WHEN o.will_be THEN -1 ELSE 1 END AS sign FROM o WHERE o.will_be <> o.is_filtered),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('v')}, v.sign FROM v),
      r AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${REPLIES}, v.parent_id, v.sign FROM v WHERE v.parent_id IS NOT NULL)
    SELECT id FROM c`.execute(db);
  return rows.length > 0;
}

/** Keeps a comment that leads to a blocked domain from all but its author, or shows it again. It counts it so. */
export async function setLeadsToBlocked(trx: Database, id: string, leadsToBlocked: boolean): Promise<void> {
  const sign = leadsToBlocked ? -1 : 1;
  await sql`
    WITH c AS (UPDATE comments SET leads_to_blocked = ${leadsToBlocked} WHERE id = ${id} AND leads_to_blocked <> ${leadsToBlocked}
        RETURNING pin_id, board_id, parent_id, deleted_at IS NULL AND NOT has_unwanted_words AS is_counted),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('c')}, ${sign}::int FROM c WHERE is_counted)
    INSERT INTO counter_deltas (kind, target, d)
    SELECT ${REPLIES}, parent_id, ${sign}::int FROM c WHERE is_counted AND parent_id IS NOT NULL`.execute(trx);
}

/** A comment that a transaction holds, dead or alive. */
export interface LockedComment {
  readonly is_deleted: boolean;
  readonly deleted_by: string | null;
  readonly is_late: boolean;
}

export async function lockComment(trx: Database, id: string): Promise<LockedComment | undefined> {
  const { rows } = await sql<LockedComment>`
    SELECT deleted_at IS NOT NULL AS is_deleted, CASE WHEN NOT is_removed THEN deleted_by END AS deleted_by,
      deleted_at IS NOT NULL AND deleted_at < now() - ${undoSeconds} * interval '1 second' AS is_late
    FROM comments WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
}

/** Deletes a comment that is held, or brings it back, and counts it with its live replies. */
export async function setDeleted(
  trx: Database,
  comment: { readonly id: string; readonly parent_id: string | null },
  deletedBy: string | null,
): Promise<void> {
  const sign = deletedBy === null ? 1 : -1;
  await sql`
    WITH c AS (UPDATE comments SET deleted_by = ${deletedBy}::bigint, deleted_at = CASE WHEN ${deletedBy}::bigint IS NULL THEN NULL ELSE now() END
        WHERE id = ${comment.id} RETURNING pin_id, board_id),
      n AS (SELECT count(*) AS live FROM comments
        WHERE (id = ${comment.id} OR (parent_id = ${comment.id} AND deleted_at IS NULL)) AND NOT is_filtered),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('c')}, ${sign}::int * live FROM c, n WHERE live > 0)
    INSERT INTO counter_deltas (kind, target, d)
    SELECT ${REPLIES}, ${comment.parent_id}::bigint, ${sign}::int FROM n WHERE ${comment.parent_id}::bigint IS NOT NULL AND n.live > 0`.execute(
    trx,
  );
}

/** Removes a comment for moderators, or brings it back; it is counted as any deleting. False where there was nothing to do. */
export async function setRemoved(trx: Database, id: string, moderatorId: string | null): Promise<boolean> {
  const { rows } = await sql<{ id: string; parent_id: string | null }>`
    UPDATE comments SET is_removed = ${moderatorId !== null}
    WHERE id = ${id} AND ${moderatorId === null ? sql`is_removed` : sql`deleted_at IS NULL`} RETURNING id, parent_id`.execute(trx);
  if (!rows[0]) return false;
  await setDeleted(trx, rows[0], moderatorId);
  return true;
}

/** Takes away all that somebody said, with the threads that it began, and counts it. */
export async function deleteCommentsOf(db: Database, userId: string): Promise<void> {
  await sql`
    WITH g AS (SELECT c.id, c.pin_id, c.board_id, c.parent_id, c.deleted_at IS NULL AND t.deleted_at IS NULL AND NOT c.is_filtered AS is_live, c.user_id = ${userId} AS is_own
        FROM comments c LEFT JOIN comments t ON t.id = c.parent_id
        WHERE c.id IN (SELECT id FROM comments WHERE user_id = ${userId}
          UNION SELECT r.id FROM comments o JOIN comments r ON r.parent_id = o.id WHERE o.user_id = ${userId})),
      gone AS (DELETE FROM comments WHERE id IN (SELECT id FROM g)),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('g')}, -count(*) FROM g WHERE is_live GROUP BY g.pin_id, g.board_id)
    INSERT INTO counter_deltas (kind, target, d)
    SELECT ${REPLIES}, parent_id, -count(*) FROM g WHERE is_live AND is_own AND parent_id IS NOT NULL GROUP BY parent_id`.execute(db);
}

/** Takes away for good what was deleted a day ago. */
export async function purgeDeleted(db: Database): Promise<void> {
  await sql`DELETE FROM comments
    WHERE deleted_at < now() - CASE WHEN is_removed THEN interval '90 days' ELSE interval '1 day' END`.execute(db);
}

export async function selectCommentsForExport(db: Database, userId: string) {
  return db
    .selectFrom('comments')
    .select(['id', 'pin_id', 'board_id', 'parent_id', 'text', 'is_tried', 'created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
