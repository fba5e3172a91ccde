import { sql } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { namedUserColumns } from '../../people/users/index.ts';
import { addressesShownTo, conversationOpenTo, isKnownMember, messageVisibleTo, ownMembership } from './conversations.access.ts';

/** So many conversations are looked through, the latest first. */
const MOST_CONVERSATIONS = 200;
/** So many messages of all of them are looked through for one page, the newest first. */
const MOST_MESSAGES = 10_000;

export interface FoundPersonJson {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

/** A message that was looked for. */
export interface FoundMessageRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly text: string;
  readonly created_at: Date;
  readonly name: string | null;
  readonly sender_id: string;
  readonly sender_username: string;
  readonly sender_full_name: string;
  readonly sender_picture_signature: string | null;
  readonly users: readonly FoundPersonJson[];
  readonly emails: readonly string[];
}

/**
 * The newest messages of one conversation (`me`) from a place on: a range of `messages_of_conversation`, asked for by its whole
 * order and no equality. Else the messages of everybody are looked through by id.
 */
const newestOf = (after: ListCursor | null) => sql`SELECT m.id FROM messages m
  WHERE (m.conversation_id, m.id) < (me.conversation_id, ${after?.id ?? LIST_TOP.id}::bigint) AND m.conversation_id >= me.conversation_id
  ORDER BY m.conversation_id DESC, m.id DESC LIMIT ${sql.lit(MOST_MESSAGES)}`;

/**
 * A page of the viewer's messages with a text in them, the newest first. A page looks through so many messages at most. Requests
 * that they have not accepted are not looked through.
 */
export async function searchMessages(
  db: Database,
  viewer: SignedInViewer,
  search: { readonly term: string; readonly after: ListCursor | null; readonly size: number },
): Promise<FoundMessageRow[]> {
  // What stands for any letters in a pattern is looked for as it is.
  const folded = sql`folded_text(${search.term})`;
  const pattern = sql`'%' || replace(replace(replace(${folded}, '!', '!!'), '%', '!%'), '_', '!_') || '%' ESCAPE '!'`;
  const { rows } = await sql<FoundMessageRow>`
    WITH talks AS MATERIALIZED (SELECT me.conversation_id, me.cleared_id, c.name FROM conversations c ${ownMembership(viewer)}
        WHERE me.state = ${memberStates.joined} AND ${conversationOpenTo(viewer)} ORDER BY me.last_id DESC LIMIT ${sql.lit(MOST_CONVERSATIONS)}),
      found AS MATERIALIZED (SELECT m.* FROM
        (SELECT r.id, me.cleared_id, me.name FROM talks me CROSS JOIN LATERAL (${newestOf(search.after)}) r ORDER BY r.id DESC LIMIT ${sql.lit(MOST_MESSAGES)}) me
        CROSS JOIN LATERAL (SELECT m.id, m.conversation_id, m.text, m.created_at, m.user_id, me.name FROM messages m
          WHERE m.id = me.id AND m.deleted_at IS NULL AND m.text <> '' AND folded_text(m.text) LIKE ${pattern} AND ${messageVisibleTo(viewer, 'm')} LIMIT 1) m
      ORDER BY me.id DESC LIMIT ${search.size})
    SELECT f.id::text, f.conversation_id::text, f.text, f.created_at, f.name, ${namedUserColumns('s', 'sender')},
      (SELECT coalesce(json_agg(json_build_object('user_id', u.id::text, 'user_username', u.username, 'user_full_name', u.full_name,
          'user_picture_signature', u.picture_signature) ORDER BY o.user_id), '[]')
        FROM conversation_members o JOIN users u ON u.id = o.user_id AND u.state = 0
        WHERE o.conversation_id = f.conversation_id AND o.user_id <> ${viewer.userId} AND o.state <> ${memberStates.left}
          AND ${isKnownMember('o')}) AS users,
      ${addressesShownTo(viewer, sql.ref('f.conversation_id'))} AS emails
    FROM found f JOIN users s ON s.id = f.user_id ORDER BY f.id DESC`.execute(db);
  return rows;
}
