import { sql } from 'kysely';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { namedUserColumns, profileOpenTo } from '../../people/users/index.ts';
import { counterOfTalk, REPLIES } from './comment-counts.queries.ts';
import { responseColumns } from './comment-responses.queries.ts';
import { mentionColumn, type MentionJson } from './comment-mentions.queries.ts';
import {
  commentVisibleTo,
  hidableVisibleTo,
  openTalk,
  pinTalkJoins,
  pinTalkOpenTo,
  talkJoins,
  talkOpenTo,
  threadVisibleTo,
  type Talk,
} from './comments.access.ts';
import { shownReplies } from './shown-count.queries.ts';

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

/** The picture of a comment or a message, by the alias of its row. */
export const pictureColumn = (
  alias: string,
) => sql`(SELECT json_build_object('signature', encode(x.signature, 'hex'), 'width', x.width, 'height', x.height, 'color', x.dominant_color)
    FROM pictures x WHERE x.id = ${sql.ref(`${alias}.picture_id`)}) AS picture`;

/** The columns that every reading of comments has; `owner` is the SQL of whose the pin or the board is. */
const commentColumns = (
  viewer: Viewer,
  owner = sql`talk.owner_id`,
) => sql`c.id, c.pin_id, c.board_id, c.parent_id, c.text, c.created_at, c.edited_at, k.score, ${owner} AS talk_owner_id, c.is_tried,
  ${pictureColumn('c')},
  ${shownReplies(viewer, countWithWaiting('comment_counters.replies', sql.ref('k.replies'), sql.ref('c.id')))} AS replies, ${namedUserColumns('u', 'user')},
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

/** Comments that the viewer hid one by one and that are still there, the newest first: a range of the primary key. */
export async function selectHidden(db: Database, viewer: Viewer, list: CommentPage): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    SELECT ${commentColumns(viewer, sql`po.id`)} FROM hidden_comments h JOIN comments c ON c.id = h.comment_id ${commentJoins} ${talkJoins}
    WHERE h.user_id = ${viewerIdOf(viewer)} AND h.comment_id < ${list.after?.id ?? LIST_TOP.id}
      AND ${talkOpenTo(viewer)} AND ${hidableVisibleTo(viewer, 'c', 'u')} AND ${threadVisibleTo(viewer, 'c')}
    ORDER BY h.comment_id DESC LIMIT ${list.size}`.execute(db);
  return rows;
}

/** One comment that the viewer may see. */
export async function selectComment(db: Database, viewer: Viewer, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    SELECT ${commentColumns(viewer, sql`po.id`)} FROM comments c ${commentJoins} ${talkJoins}
    WHERE c.id = ${id} AND ${talkOpenTo(viewer)} AND ${commentVisibleTo(viewer, 'c', 'u')} AND ${threadVisibleTo(viewer, 'c')}`.execute(db);
  return rows[0];
}

export interface NewComment {
  readonly talk: Talk;
  readonly userId: string;
  readonly threadId: string | null;
  readonly text: string;
  /** Its words are not wanted. Only its author will see it, so it counts nowhere. */
  readonly isFiltered: boolean;
  /** Nobody but its author sees its thread, so it counts there alone. */
  readonly isThreadFiltered: boolean;
  /** Its author tried what the pin shows. */
  readonly isTried: boolean;
  readonly pictureId: string | null;
}

/** Keeps a comment, and counts it on the pin or the board and in its thread: one statement, so that rows and counters belong together. */
export async function insertComment(trx: Database, comment: NewComment): Promise<string> {
  const { talk, threadId, isFiltered, isThreadFiltered } = comment;
  const [pinId, boardId] = talk.type === 'pin' ? [talk.id, null] : [null, talk.id];
  const { rows } = await sql<{ id: string }>`
    WITH n AS MATERIALIZED (SELECT next_id(${talk.id}) AS id),
      c AS (INSERT INTO comments (id, pin_id, board_id, user_id, parent_id, text, has_unwanted_words, is_tried, picture_id)
        SELECT id, ${pinId}::bigint, ${boardId}::bigint, ${comment.userId}, ${threadId}::bigint, ${comment.text}, ${isFiltered}, ${comment.isTried}, ${comment.pictureId}::bigint
        FROM n RETURNING id, pin_id, board_id),
      k AS (INSERT INTO comment_counters (comment_id, talk_id) SELECT id, CASE WHEN ${threadId}::bigint IS NULL THEN ${talk.id}::bigint END FROM n),
      d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOfTalk('c')}, 1 FROM c WHERE NOT ${isFiltered || isThreadFiltered}::boolean),
      r AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${REPLIES}, ${threadId}::bigint, 1 WHERE ${threadId}::bigint IS NOT NULL AND NOT ${isFiltered}::boolean)
    SELECT id FROM c`.execute(trx);
  return rows[0]!.id;
}

/** What the author of a thread says in it themselves, where others may see it. */
export async function selectOwnReplies(db: Database, threadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT r.id FROM comments t JOIN comments r ON r.parent_id = t.id AND r.user_id = t.user_id
    WHERE t.id = ${threadId} AND r.deleted_at IS NULL AND NOT r.is_filtered ORDER BY r.id`.execute(db);
  return rows.map(({ id }) => id);
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

/** A comment shows the picture (`p`). */
export const showsPicture = sql<boolean>`EXISTS (SELECT 1 FROM comments WHERE picture_id = p.id)`;
