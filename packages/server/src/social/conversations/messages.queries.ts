import { sql } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { namedUserColumns, userVisibleTo } from '../../people/users/index.ts';
import { pictureColumn, type CommentPicture } from '../comments/index.ts';
import { conversationOpenTo, joinedOf, messageVisibleTo, notApartInGroup, ownMembership } from './conversations.access.ts';

const { joined, asked } = memberStates;

/** A message as the wire needs it. */
export interface MessageRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly text: string;
  readonly created_at: Date;
  readonly is_deleted: boolean;
  readonly pin_id: string | null;
  readonly board_id: string | null;
  readonly shared_person_id: string | null;
  /** Whether it carries a picture of its own, and that picture. */
  readonly has_picture: boolean;
  readonly picture: CommentPicture | null;
  /** Whether the viewer has not let in who wrote it: what it carries stays closed. */
  readonly is_closed: boolean;
  readonly reply_to_id: string | null;
  readonly reply_name: string | null;
  readonly reply_text: string | null;
  readonly reactions: Record<string, number> | null;
  readonly my_reaction: number;
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
  readonly person_id: string | null;
  readonly person_username: string | null;
  readonly person_full_name: string | null;
  readonly person_picture_signature: string | null;
}

type EmptyRow<Row> = { readonly [Column in keyof Row]: null };

/** The reactions (`f`) to a message (`m`) that the viewer may see. */
const shownReactions = (viewer: SignedInViewer) => sql`message_reactions f WHERE f.message_id = m.id
  AND ${notApartInGroup(viewer, { userId: sql.ref('f.user_id'), conversationId: sql.ref('m.conversation_id') })}`;

const messageColumns = (
  viewer: SignedInViewer,
) => sql`m.id, m.conversation_id, m.text, m.created_at, m.deleted_at IS NOT NULL AS is_deleted, m.pin_id, m.board_id,
  m.person_id AS shared_person_id, m.picture_id IS NOT NULL AS has_picture, ${pictureColumn('m')}, me.state = ${asked} AS is_closed, r.id AS reply_to_id, ru.full_name AS reply_name, r.text AS reply_text,
  (SELECT json_object_agg(g.type, g.n) FROM (SELECT f.type, count(*)::int AS n FROM ${shownReactions(viewer)} GROUP BY f.type) g) AS reactions,
  coalesce((SELECT f.type FROM message_reactions f WHERE f.message_id = m.id AND f.user_id = me.user_id), 0) AS my_reaction, ${namedUserColumns('u', 'user')}, ${namedUserColumns('a', 'person')}`;
const messageJoins = (viewer: SignedInViewer) =>
  sql`JOIN users u ON u.id = m.user_id LEFT JOIN messages r ON r.id = m.reply_to_id AND ${messageVisibleTo(viewer, 'r')}
    LEFT JOIN users ru ON ru.id = r.user_id LEFT JOIN users a ON a.id = m.person_id AND ${userVisibleTo(viewer, 'a')}`;

export interface MessagePage {
  readonly conversationId: string;
  readonly after: ListCursor | null;
  readonly size: number;
  /** Whether the oldest come first, from a message on. */
  readonly isUpward?: boolean;
}

/**
 * The messages of a conversation, newest first: a range of `messages_of_conversation`, asked for by its whole order and no
 * equality. Else the newest of all conversations are looked through by id. It is read the other way, too. `null` when it is not
 * the viewer's.
 */
export async function selectMessages(db: Database, viewer: SignedInViewer, list: MessagePage): Promise<MessageRow[] | null> {
  const at = sql`(me.conversation_id, ${list.after?.id ?? LIST_TOP.id}::bigint)`;
  const isInside = list.isUpward
    ? sql`(m.conversation_id, m.id) > ${at} AND m.conversation_id <= me.conversation_id`
    : sql`(m.conversation_id, m.id) < ${at} AND m.conversation_id >= me.conversation_id`;
  const order = list.isUpward ? sql`m.conversation_id, m.id` : sql`m.conversation_id DESC, m.id DESC`;
  const { rows } = await sql<MessageRow | EmptyRow<MessageRow>>`
    WITH me AS MATERIALIZED (SELECT me.* FROM conversations c ${ownMembership(viewer)} WHERE c.id = ${list.conversationId} AND ${conversationOpenTo(viewer)})
    SELECT x.* FROM me LEFT JOIN LATERAL (
      SELECT ${messageColumns(viewer)} FROM messages m ${messageJoins(viewer)}
      WHERE ${isInside} AND ${messageVisibleTo(viewer, 'm')}
      ORDER BY ${order} LIMIT ${list.size}) x ON true`.execute(db);
  return rows.length === 0 ? null : rows.filter((row): row is MessageRow => row.id !== null);
}

/** Messages by id, as far as the viewer may read them. */
export async function selectMessagesByIds(db: Database, viewer: SignedInViewer, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns(viewer)} FROM messages m JOIN conversations c ON c.id = m.conversation_id ${ownMembership(viewer)} ${messageJoins(viewer)}
    WHERE m.id = ANY (${[...ids]}::bigint[]) AND ${conversationOpenTo(viewer)} AND ${messageVisibleTo(viewer, 'm')}`.execute(db);
  return rows;
}

/** What is said, to whom it goes, and whom it lets know of the conversation. */
export interface NewMessage {
  readonly conversationId: string;
  readonly text: string;
  readonly pinId: string | null;
  readonly boardId: string | null;
  readonly personId: string | null;
  readonly pictureId: string | null;
  readonly replyToId: string | null;
  /** Those whom it reaches, each as what they are from now on. */
  readonly reached: readonly { readonly id: string; readonly state: number }[];
  readonly withheldFrom: readonly string[];
}

/**
 * Keeps a message and puts the conversation before the others of everybody whom it reaches; one statement, under the hold. A
 * transaction's time is that of its beginning. So what waited for the hold takes at least the time of the message before. Who
 * writes has read all. When they did stays, unless something was unread until now.
 */
export async function insertMessage(trx: Database, viewer: SignedInViewer, message: NewMessage): Promise<string> {
  const reached = [{ id: viewer.userId, state: joined }, ...message.reached];
  const { rows } = await sql<{ id: string }>`
    WITH n AS MATERIALIZED (SELECT next_id(${message.conversationId}) AS id),
      m AS (INSERT INTO messages (id, created_at, conversation_id, user_id, text, pin_id, board_id, person_id, picture_id, reply_to_id, withheld_from)
        SELECT id, greatest(now(), (SELECT b.created_at FROM messages b WHERE b.conversation_id >= ${message.conversationId} AND b.conversation_id <= ${message.conversationId} ORDER BY b.conversation_id DESC, b.id DESC LIMIT 1)),
          ${message.conversationId}, ${viewer.userId}, ${message.text}, ${message.pinId}::bigint, ${message.boardId}::bigint, ${message.personId}::bigint, ${message.pictureId}::bigint,
          ${message.replyToId}::bigint,
          ${[...message.withheldFrom]}::bigint[] FROM n RETURNING id),
      o AS (UPDATE conversation_members o SET last_id = n.id, state = r.state,
          invited_by = CASE WHEN r.state = ${asked} THEN coalesce(o.invited_by, ${viewer.userId}::bigint) ELSE o.invited_by END,
          read_id = CASE WHEN o.user_id = ${viewer.userId} THEN n.id ELSE o.read_id END,
          read_at = CASE WHEN o.user_id = ${viewer.userId} AND o.read_id < o.last_id THEN now() ELSE o.read_at END
        FROM n, unnest(${reached.map(({ id }) => id)}::bigint[], ${reached.map(({ state }) => state)}::smallint[]) AS r(id, state)
        WHERE o.conversation_id = ${message.conversationId} AND o.user_id = r.id)
    SELECT id FROM m`.execute(trx);
  return rows[0]!.id;
}

/** Takes a message of the viewer's own away for everybody: what it said is gone, that there was one stays. */
export async function deleteMessage(
  db: Database,
  viewer: SignedInViewer,
  id: string,
): Promise<{ readonly conversation_id: string } | undefined> {
  const { rows } = await sql<{ conversation_id: string }>`
    UPDATE messages m SET deleted_at = now(), text = '', pin_id = NULL, board_id = NULL, person_id = NULL, picture_id = NULL
    FROM conversations c ${ownMembership(viewer)}
    WHERE m.id = ${id} AND m.user_id = ${viewer.userId} AND m.deleted_at IS NULL AND c.id = m.conversation_id AND ${conversationOpenTo(viewer)}
    RETURNING m.conversation_id`.execute(db);
  return rows[0];
}

/** A message whose words changed, and who is in its conversation. */
export interface ChangedMessage {
  readonly conversation_id: string;
  readonly told: string[];
}

/** Takes away what a message said; gives who is to be told. */
export async function eraseMessage(db: Database, id: string): Promise<ChangedMessage | undefined> {
  const { rows } = await sql<ChangedMessage>`
    UPDATE messages m SET deleted_at = now(), text = '', pin_id = NULL, board_id = NULL, person_id = NULL, picture_id = NULL
    WHERE m.id = ${id} AND m.deleted_at IS NULL RETURNING m.conversation_id, ${joinedOf(sql`m.conversation_id`)} AS told`.execute(db);
  return rows[0];
}

/** Whether a message can be answered: it is in this conversation, and reached the viewer. */
export async function isAnswerable(db: Database, viewer: SignedInViewer, conversationId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM messages m JOIN conversations c ON c.id = m.conversation_id ${ownMembership(viewer)}
    WHERE m.id = ${id} AND m.conversation_id = ${conversationId} AND m.deleted_at IS NULL AND ${conversationOpenTo(viewer)}
      AND ${messageVisibleTo(viewer, 'm')}`.execute(db);
  return rows.length > 0;
}

/** Keeps how the viewer reacts to a message that they may read, or that they do no more; gives its conversation. */
export async function setReaction(
  db: Database,
  viewer: SignedInViewer,
  id: string,
  type: ReactionType | null,
): Promise<{ readonly conversation_id: string } | undefined> {
  const { rows } = await sql<{ conversation_id: string }>`
    SELECT m.conversation_id FROM messages m JOIN conversations c ON c.id = m.conversation_id ${ownMembership(viewer)}
    WHERE m.id = ${id} AND m.deleted_at IS NULL AND me.state = ${joined} AND ${conversationOpenTo(viewer)} AND ${messageVisibleTo(viewer, 'm')}`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  await (
    type === null
      ? sql`DELETE FROM message_reactions WHERE message_id = ${id} AND user_id = ${viewer.userId}`
      : sql`INSERT INTO message_reactions (message_id, user_id, type) VALUES (${id}, ${viewer.userId}, ${type})
          ON CONFLICT (message_id, user_id) DO UPDATE SET type = excluded.type`
  ).execute(db);
  return rows[0];
}

/** A message shows the picture (`p`). */
export const showsPicture = sql<boolean>`EXISTS (SELECT 1 FROM messages WHERE picture_id = p.id)`;
