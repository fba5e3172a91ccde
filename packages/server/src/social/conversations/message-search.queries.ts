import { sql } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { namedUserColumns } from '../../people/users/index.ts';
import { addressesShownTo, conversationOpenTo, isKnownMember, messageVisibleTo, ownMembership } from './conversations.access.ts';

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

/** A page of the viewer's messages with a text in them, the newest first. Requests that they have not accepted are not looked through. */
export async function searchMessages(
  db: Database,
  viewer: SignedInViewer,
  search: { readonly term: string; readonly after: ListCursor | null; readonly size: number },
): Promise<FoundMessageRow[]> {
  // What stands for any letters in a pattern is looked for as it is.
  const folded = sql`folded_text(${search.term})`;
  const pattern = sql`'%' || replace(replace(replace(${folded}, '!', '!!'), '%', '!%'), '_', '!_') || '%' ESCAPE '!'`;
  const { rows } = await sql<FoundMessageRow>`
    WITH found AS MATERIALIZED (SELECT m.id, m.conversation_id, m.text, m.created_at, m.user_id, c.name FROM messages m
      JOIN conversations c ON c.id = m.conversation_id ${ownMembership(viewer)}
      WHERE me.state = ${memberStates.joined} AND m.deleted_at IS NULL AND m.text <> '' AND folded_text(m.text) LIKE ${pattern}
        AND m.id < ${search.after?.id ?? LIST_TOP.id} AND ${conversationOpenTo(viewer)} AND ${messageVisibleTo(viewer, 'm')}
      ORDER BY m.id DESC LIMIT ${search.size})
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
