import { sql } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { namedUserColumns } from '../../people/users/index.ts';
import { addressesShownTo, conversationOpenTo, isShownMember, messageVisibleTo, ownMembership } from './conversations.access.ts';

/** How far one page looks: through so many conversations, the latest first, and so many messages of all of them, the newest first. */
export interface SearchReach {
  readonly conversations: number;
  readonly messages: number;
}

export const SEARCH_REACH: SearchReach = { conversations: 200, messages: 10_000 };

/**
 * Where a page goes on: below a message (`at`), in those conversations whose last message stands below `below`, down to `downTo`.
 * It names no lower end where no conversation is left behind them.
 */
export interface SearchPosition {
  readonly at: string;
  readonly below: string;
  readonly downTo: string | null;
}

const BEGINNING: SearchPosition = { at: LIST_TOP.id, below: LIST_TOP.id, downTo: null };

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
const newestOf = (at: string, most: number) => sql`SELECT m.id FROM messages m
  WHERE (m.conversation_id, m.id) < (me.conversation_id, ${at}::bigint) AND m.conversation_id >= me.conversation_id
  ORDER BY m.conversation_id DESC, m.id DESC LIMIT ${sql.lit(most)}`;

/** What one page looked through: how many messages and conversations, and the last of each. */
interface Reached {
  readonly message_count: number;
  readonly last_message: string | null;
  readonly talk_count: number;
  readonly last_talk: string | null;
}

/** The one row of a page that found nothing has nothing here. */
type Unfound = { readonly [Column in keyof FoundMessageRow]: FoundMessageRow[Column] | null };

function isFound(row: Reached & Unfound): row is Reached & FoundMessageRow {
  return row.id !== null;
}

/** What was found, and where the next page goes on: nowhere once everything was looked through. */
export interface FoundPage {
  readonly rows: readonly FoundMessageRow[];
  readonly next: SearchPosition | null;
}

/**
 * A page of the viewer's messages with a text in them, the newest first. A page looks so far at most and may find nothing there.
 * Requests that they have not accepted are not looked through.
 */
export async function searchMessages(
  db: Database,
  viewer: SignedInViewer,
  search: { readonly term: string; readonly from: SearchPosition | null; readonly size: number; readonly reach?: SearchReach },
): Promise<FoundPage> {
  const reach = search.reach ?? SEARCH_REACH;
  const from = search.from ?? BEGINNING;
  // What stands for any letters in a pattern is looked for as it is.
  const folded = sql`folded_text(${search.term})`;
  const pattern = sql`'%' || replace(replace(replace(${folded}, '!', '!!'), '%', '!%'), '_', '!_') || '%' ESCAPE '!'`;
  const { rows } = await sql<Reached & Unfound>`
    WITH talks AS MATERIALIZED (SELECT me.conversation_id, me.cleared_id, me.last_id, c.name FROM conversations c ${ownMembership(viewer)}
        WHERE me.state = ${memberStates.joined} AND me.last_id < ${from.below}::bigint AND me.last_id >= ${from.downTo ?? '0'}::bigint
          AND ${conversationOpenTo(viewer)} ORDER BY me.last_id DESC LIMIT ${sql.lit(reach.conversations)}),
      scanned AS MATERIALIZED (SELECT r.id, me.cleared_id, me.name FROM talks me CROSS JOIN LATERAL (${newestOf(from.at, reach.messages)}) r
        ORDER BY r.id DESC LIMIT ${sql.lit(reach.messages)}),
      found AS MATERIALIZED (SELECT m.* FROM scanned me
        CROSS JOIN LATERAL (SELECT m.id, m.conversation_id, m.text, m.created_at, m.user_id, me.name FROM messages m
          WHERE m.id = me.id AND m.deleted_at IS NULL AND m.text <> '' AND folded_text(m.text) LIKE ${pattern} AND ${messageVisibleTo(viewer, 'm')} LIMIT 1) m
      ORDER BY me.id DESC LIMIT ${search.size}),
      reached AS (SELECT (SELECT count(*)::int FROM scanned) AS message_count, (SELECT min(id)::text FROM scanned) AS last_message,
        (SELECT count(*)::int FROM talks) AS talk_count, (SELECT min(last_id)::text FROM talks) AS last_talk)
    SELECT reached.*, f.* FROM reached LEFT JOIN (
      SELECT f.id::text, f.conversation_id::text, f.text, f.created_at, f.name, ${namedUserColumns('s', 'sender')},
        (SELECT coalesce(json_agg(json_build_object('user_id', u.id::text, 'user_username', u.username, 'user_full_name', u.full_name,
            'user_picture_signature', u.picture_signature) ORDER BY o.user_id), '[]')
          FROM conversation_members o JOIN users u ON u.id = o.user_id AND u.state = 0
          WHERE o.conversation_id = f.conversation_id AND o.user_id <> ${viewer.userId} AND o.state <> ${memberStates.left}
            AND ${isShownMember(viewer, 'o')}) AS users,
        ${addressesShownTo(viewer, sql.ref('f.conversation_id'))} AS emails
      FROM found f JOIN users s ON s.id = f.user_id) f ON true ORDER BY f.id::bigint DESC`.execute(db);
  const found = rows.filter(isFound);
  return { rows: found, next: nextOf(from, { ...search, reach }, { reached: rows[0]!, found }) };
}

/** Goes on below a full page or below what was looked through, and then among older conversations. */
function nextOf(
  from: SearchPosition,
  { size, reach }: { readonly size: number; readonly reach: SearchReach },
  { reached, found }: { readonly reached: Reached; readonly found: readonly FoundMessageRow[] },
): SearchPosition | null {
  const downTo = from.downTo ?? (reached.talk_count === reach.conversations ? reached.last_talk : null);
  if (found.length === size) return { ...from, at: found.at(-1)!.id, downTo };
  if (reached.message_count === reach.messages) return { ...from, at: reached.last_message!, downTo };
  return downTo === null ? null : { ...BEGINNING, below: downTo };
}
