import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { isGranted, viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { allOf, visibility, type Visibility } from '../../endpoints/visibility.access.ts';
import { isActive, isSparedWordsOf, notBlocked } from '../../people/users/index.ts';
import { boardVisibleTo } from '../../pinning/boards/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

/** What people talk about: a pin, or a board. */
export interface Talk {
  readonly type: 'pin' | 'board';
  readonly id: string;
}

/** The joins of a pin (`p`) that `pinTalkOpenTo` needs. */
export const pinTalkJoins = sql`JOIN boards b ON b.id = p.board_id JOIN users po ON po.id = p.owner_id LEFT JOIN sections s ON s.id = p.section_id`;

/** True in SQL when the viewer may see the pin (`p`, by `pinTalkJoins`) with what is said under it. */
export function pinTalkOpenTo(viewer: Viewer): Visibility {
  return allOf(pinVisibleTo(viewer, 'p', 'b', 's'), isActive('po'), visibility(sql<boolean>`NOT p.comments_disabled`));
}

/** True in SQL when the viewer may see the board (`b`, with its owner `po`) with what is said of it. */
function boardTalkOpenTo(viewer: Viewer): Visibility {
  return allOf(boardReadableBy(viewer), isActive('po'), visibility(sql<boolean>`NOT b.comments_disabled`));
}

/** True in SQL when the viewer may see the board (`b`). The calls ask apps for the scope of pins alone. */
function boardReadableBy(viewer: Viewer): Visibility {
  const granted = isGranted(viewer, 'boards:read') ? sql<boolean>`true` : sql<boolean>`false`;
  return allOf(boardVisibleTo(viewer, 'b'), visibility(granted));
}

/** The pin or the board where the viewer may see it with what is said there: its `id` and `owner_id`, or no row. */
export function openTalk(viewer: Viewer, { type, id }: Talk): RawBuilder<unknown> {
  return type === 'pin'
    ? sql`SELECT p.id, p.owner_id FROM pins p ${pinTalkJoins} WHERE p.id = ${id} AND ${pinTalkOpenTo(viewer)}`
    : sql`SELECT b.id, b.owner_id FROM boards b JOIN users po ON po.id = b.owner_id WHERE b.id = ${id} AND ${boardTalkOpenTo(viewer)}`;
}

/**
 * The joins from a comment (`c`) to its pin (`p`) with that one's board, or to its board (`b`). They lead to whose these are
 * (`po`).
 */
export const talkJoins = sql`LEFT JOIN pins p ON p.id = c.pin_id JOIN boards b ON b.id = coalesce(p.board_id, c.board_id)
  JOIN users po ON po.id = coalesce(p.owner_id, b.owner_id) LEFT JOIN sections s ON s.id = p.section_id`;

/** True in SQL when the viewer may see what a comment (`c`, by `talkJoins`) is said of. */
export function talkOpenTo(viewer: Viewer): Visibility {
  return visibility(sql<boolean>`CASE WHEN c.board_id IS NULL THEN ${pinTalkOpenTo(viewer)} ELSE ${boardTalkOpenTo(viewer)} END`);
}

/** True in SQL when the viewer did not hide this comment by itself. */
function notHidden(viewer: Viewer, comment: string): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  return sql<boolean>`((SELECT 1 FROM hidden_comments h WHERE h.user_id = ${viewer.userId} AND h.comment_id = ${sql.ref(`${comment}.id`)} LIMIT 1) IS NULL)`;
}

/** True in SQL when the viewer did not hide all that the author of this comment says. */
function authorNotHidden(viewer: Viewer, comment: string): RawBuilder<boolean> {
  if (viewer.userId === null) return sql<boolean>`true`;
  return sql<boolean>`((SELECT 1 FROM hidden_commenters h WHERE h.user_id = ${viewer.userId} AND h.author_id = ${sql.ref(`${comment}.user_id`)} LIMIT 1) IS NULL)`;
}

/**
 * True in SQL when a comment lives and its author is active. No block may stand between the author and the viewer. Neither the
 * viewer nor the words of the pin's owner may hide it. Its author sees it whatever its words are.
 */
export function commentVisibleTo(viewer: Viewer, comment: string, author: string): Visibility {
  return allOf(hidableVisibleTo(viewer, comment, author), visibility(notHidden(viewer, comment)));
}

/** The same, whether the viewer hid this one comment or not. */
export function hidableVisibleTo(viewer: Viewer, comment: string, author: string): Visibility {
  return allOf(
    visibility(sql<boolean>`${sql.ref(`${comment}.deleted_at`)} IS NULL`),
    isActive(author),
    visibility(notBlocked(viewer, sql.ref(`${comment}.user_id`))),
    visibility(sql<boolean>`(NOT ${sql.ref(`${comment}.is_filtered`)} OR ${sql.ref(`${comment}.user_id`)} = ${viewerIdOf(viewer)})`),
    visibility(authorNotHidden(viewer, comment)),
  );
}

/** True in SQL when the thread of a comment may be seen; what begins one has no other above it. */
export function threadVisibleTo(viewer: Viewer, comment: string): Visibility {
  const parent = sql.ref(`${comment}.parent_id`);
  return visibility(sql<boolean>`(${parent} IS NULL OR (SELECT ${commentVisibleTo(viewer, 't', 'tu')}
    FROM comments t JOIN users tu ON tu.id = t.user_id WHERE t.id = ${parent}))`);
}

/** True in SQL when the owner of a pin lets the viewer comment, by their setting of who may. */
export function letsComment(viewer: Viewer, owner: RawBuilder<unknown>): RawBuilder<boolean> {
  return lets(sql`${viewerIdOf(viewer)}`, owner, 'comments_from');
}

/** True in SQL when a person lets the viewer mention them. */
export function letsMention(viewer: Viewer, person: RawBuilder<unknown>): RawBuilder<boolean> {
  return letsBeNamedBy(sql`${viewerIdOf(viewer)}`, person);
}

/** True in SQL when a person lets this writer mention them. Under 16, nobody does whom they do not follow. */
export function letsBeNamedBy(writer: RawBuilder<unknown>, person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${lets(writer, person, 'mentions_from')} AND NOT ${isSparedWordsOf(person, writer)})`;
}

function lets(me: RawBuilder<unknown>, owner: RawBuilder<unknown>, setting: 'comments_from' | 'mentions_from'): RawBuilder<boolean> {
  return sql<boolean>`(${owner} = ${me} OR CASE coalesce((SELECT ${sql.ref(`o.${setting}`)} FROM user_settings o WHERE o.user_id = ${owner}), 'everyone')
    WHEN 'everyone' THEN true
    WHEN 'followed' THEN (SELECT 1 FROM user_follows f WHERE f.follower_id = ${owner} AND f.user_id = ${me} LIMIT 1) IS NOT NULL
    ELSE false END)`;
}

/** A comment as the guards of writes know it. */
export interface GuardedComment {
  readonly id: string;
  /** Its pin, or its board. */
  readonly pin_id: string | null;
  readonly board_id: string | null;
  readonly user_id: string;
  readonly parent_id: string | null;
  /** Whose the pin or the board is. */
  readonly talk_owner_id: string;
  readonly is_deleted: boolean;
  /** Whether the owner of the pin or the board lets the viewer comment. */
  readonly lets_me: boolean;
  readonly unwanted_words: readonly string[];
}

/** A comment that the viewer may see, or could see before it was deleted. */
export async function findComment(db: Database, viewer: Viewer, id: string): Promise<GuardedComment | undefined> {
  const { rows } = await sql<GuardedComment>`
    SELECT c.id, c.pin_id, c.board_id, c.user_id, c.parent_id, po.id AS talk_owner_id, c.deleted_at IS NOT NULL AS is_deleted,
      ${letsComment(viewer, sql.ref('po.id'))} AS lets_me, ${unwantedWords(viewer)} AS unwanted_words
    FROM comments c ${talkJoins}
    WHERE c.id = ${id} AND ${talkOpenTo(viewer)} AND ${threadVisibleTo(viewer, 'c')} AND ${notBlocked(viewer, sql.ref('c.user_id'))}
      AND (NOT c.is_filtered OR c.user_id = ${viewerIdOf(viewer)})`.execute(db);
  return rows[0];
}

/**
 * What the viewer may do with a comment. Its author changes it. Its author and the owner of its pin or board delete it. The owner
 * of a pin highlights it.
 */
export function commentAccessOf(
  comment: { user_id: string; pin_id: string | null; talk_owner_id: string },
  viewerId: string | null,
): string[] {
  if (viewerId === null) return [];
  const asOwner = comment.talk_owner_id === viewerId ? ['delete', ...(comment.pin_id === null ? [] : ['highlight'])] : [];
  return comment.user_id === viewerId ? ['write', ...new Set(['delete', ...asOwner])] : asOwner;
}

/** What the owner of a pin or a board thinks of somebody's comments. */
interface OwnersWill {
  readonly is_off: boolean;
  readonly lets_me: boolean;
  readonly unwanted_words: readonly string[];
}

/** The words that the owner of a pin or a board (`po`) does not want from others, as an SQL array. */
function unwantedWords(viewer: Viewer): RawBuilder<string[]> {
  return sql<string[]>`coalesce((SELECT o.hidden_comment_words FROM user_settings o WHERE o.user_id = po.id
    AND o.user_id <> ${viewerIdOf(viewer)}), '{}')`;
}

/** What somebody who wants to comment on a pin or a board meets; nothing where they may not see it. */
export async function findTalk(db: Database, viewer: Viewer, { type, id }: Talk): Promise<OwnersWill | undefined> {
  const columns = (
    thing: string,
  ) => sql`${sql.ref(`${thing}.comments_disabled`)} AS is_off, ${letsComment(viewer, sql.ref('po.id'))} AS lets_me,
    ${unwantedWords(viewer)} AS unwanted_words`;
  const statement =
    type === 'pin'
      ? sql<OwnersWill>`SELECT ${columns('p')} FROM pins p ${pinTalkJoins} WHERE p.id = ${id} AND ${pinVisibleTo(viewer, 'p', 'b', 's')} AND ${isActive('po')}`
      : sql<OwnersWill>`SELECT ${columns('b')} FROM boards b JOIN users po ON po.id = b.owner_id
          WHERE b.id = ${id} AND ${boardReadableBy(viewer)} AND ${isActive('po')}`;
  return (await statement.execute(db)).rows[0];
}
