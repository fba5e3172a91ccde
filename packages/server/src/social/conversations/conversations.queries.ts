import { sql } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { deleteAddressesOf, selectAddressesForExport } from './addresses.queries.ts';
import { wantsMessages } from '../notification-settings/index.ts';
import {
  addressesShownTo,
  conversationOpenTo,
  hasNotLetIn,
  isKnownMember,
  isShownMember,
  messageVisibleTo,
  notApartInGroup,
  ownMembership,
} from './conversations.access.ts';

const { joined, asked, left, declined } = memberStates;

/** Beyond so many, a person only sees that there are many. */
const MOST_UNREAD = 100;

/** Somebody else of a conversation, with how far they read where the viewer may know it. */
export interface MemberJson {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
  readonly read_id: string | null;
  readonly read_at: string | null;
  readonly is_asked: boolean;
}

/** A conversation as the wire needs it. */
export interface ConversationRow {
  readonly id: string;
  readonly name: string | null;
  readonly is_group: boolean;
  readonly created_at: Date;
  readonly is_muted: boolean;
  readonly state: number;
  readonly invited_by: string | null;
  readonly last_id: string;
  readonly unread: number;
  readonly last_message_id: string | null;
  readonly members: readonly MemberJson[];
  readonly emails: readonly string[];
}

const conversationColumns = (viewer: SignedInViewer) => sql`c.id, c.name, c.is_group, c.created_at, me.is_muted, me.state, me.last_id,
  CASE WHEN ${notApartInGroup(viewer, { userId: sql.ref('me.invited_by'), conversationId: sql.ref('c.id') })} THEN me.invited_by END AS invited_by,
  (SELECT count(*)::int FROM (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND m.id > me.read_id AND m.user_id <> me.user_id
    AND m.deleted_at IS NULL AND ${messageVisibleTo(viewer, 'm')} LIMIT ${sql.lit(MOST_UNREAD)}) n) AS unread,
  (SELECT m.id FROM messages m WHERE m.conversation_id >= c.id AND m.conversation_id <= c.id AND ${messageVisibleTo(viewer, 'm')} ORDER BY m.conversation_id DESC, m.id DESC LIMIT 1) AS last_message_id,
  (SELECT coalesce(json_agg(json_build_object('user_id', u.id::text, 'user_username', u.username, 'user_full_name', u.full_name,
      'user_picture_signature', u.picture_signature, 'is_asked', CASE WHEN c.is_group THEN o.state <> ${joined} ELSE ${hasNotLetIn(viewer)} END,
      'read_id', CASE WHEN o.state = ${joined} AND o.read_id > 0 THEN o.read_id::text END,
      'read_at', CASE WHEN o.state = ${joined} THEN o.read_at END) ORDER BY o.user_id), '[]')
    FROM conversation_members o JOIN users u ON u.id = o.user_id
    WHERE o.conversation_id = c.id AND o.user_id <> me.user_id AND o.state <> ${left} AND u.state = 0 AND ${isShownMember(viewer, 'o')}) AS members,
  ${addressesShownTo(viewer, sql.ref('c.id'))} AS emails`;

export interface ConversationPage {
  readonly state: typeof joined | typeof asked;
  readonly after: ListCursor | null;
  readonly size: number;
}

/** The conversations that the viewer joined or is asked to join, the latest first: a range of `conversation_members_inbox`. */
export async function selectConversations(db: Database, viewer: SignedInViewer, list: ConversationPage): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    SELECT ${conversationColumns(viewer)} FROM conversations c ${ownMembership(viewer)}
    WHERE me.state = ${list.state} AND me.last_id < ${list.after?.id ?? LIST_TOP.id} AND me.last_id > me.cleared_id AND ${conversationOpenTo(viewer)}
    ORDER BY me.last_id DESC LIMIT ${list.size}`.execute(db);
  return rows;
}

/** One conversation that the viewer is in, or asked to join. */
export async function selectConversation(db: Database, viewer: SignedInViewer, id: string): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    SELECT ${conversationColumns(viewer)} FROM conversations c ${ownMembership(viewer)}
    WHERE c.id = ${id} AND ${conversationOpenTo(viewer)}`.execute(db);
  return rows[0];
}

/** Whether the viewer joined a conversation that is open to them. */
export async function isJoined(db: Database, viewer: SignedInViewer, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM conversations c ${ownMembership(viewer)}
    WHERE c.id = ${id} AND me.state = ${joined} AND ${conversationOpenTo(viewer)}`.execute(db);
  return rows.length > 0;
}

/** How many conversations have something new for the viewer; what is muted does not count, nor anything where messages are off. */
export async function countUnseen(db: Database, viewer: SignedInViewer): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    SELECT count(*)::int AS unseen FROM conversations c ${ownMembership(viewer)} LEFT JOIN notification_settings s ON s.user_id = me.user_id
    WHERE me.state = ${joined} AND NOT me.is_muted AND me.last_id > me.read_id AND me.last_id > me.cleared_id AND ${conversationOpenTo(viewer)}
      AND ${wantsMessages('here')}`.execute(db);
  return rows[0]!.unseen;
}

/** The conversation of two people, made where there is none. Both are members of it at least as what they were. */
export async function openPair(trx: Database, ownId: string, other: { readonly id: string; readonly state: number }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (pair_low, pair_high) VALUES (least(${ownId}::bigint, ${other.id}::bigint), greatest(${ownId}::bigint, ${other.id}::bigint))
    ON CONFLICT (pair_low, pair_high) DO UPDATE SET is_group = false RETURNING id`.execute(trx);
  const { id } = rows[0]!;
  await sql`
    INSERT INTO conversation_members (conversation_id, user_id, state, invited_by)
    VALUES (${id}, ${ownId}, ${joined}, NULL), (${id}, ${other.id}, ${other.state}::smallint, ${ownId})
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET state = ${joined} WHERE conversation_members.user_id = ${ownId}`.execute(trx);
  return id;
}

/** Whether somebody is in the conversation that the two have. */
export async function isTalkingWith(db: Database, viewer: SignedInViewer, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM conversations c JOIN conversation_members o ON o.conversation_id = c.id AND o.user_id = ${userId}
    WHERE c.pair_low = least(${viewer.userId}::bigint, ${userId}::bigint) AND c.pair_high = greatest(${viewer.userId}::bigint, ${userId}::bigint)
      AND o.state = ${joined}`.execute(db);
  return rows.length > 0;
}

/** Makes a group of the viewer and others, each in a state of their own. */
export async function insertGroup(
  trx: Database,
  ownId: string,
  others: readonly { readonly id: string; readonly state: number }[],
): Promise<string> {
  const { rows } = await sql<{ id: string }>`INSERT INTO conversations (is_group) VALUES (true) RETURNING id`.execute(trx);
  const { id } = rows[0]!;
  await sql`
    INSERT INTO conversation_members (conversation_id, user_id, state, invited_by)
    SELECT ${id}, o.id, o.state, CASE WHEN o.id <> ${ownId} THEN ${ownId}::bigint END
    FROM unnest(${[ownId, ...others.map((other) => other.id)]}::bigint[], ${[joined, ...others.map(({ state }) => state)]}::smallint[]) AS o(id, state)`.execute(
    trx,
  );
  return id;
}

/**
 * Asks more people into a group that is held, and those who left it again. What was said before stays with those to whom it was
 * said. A new id as their newest puts the request before their others, and nothing of it is unread.
 */
export async function insertMembers(
  trx: Database,
  id: string,
  { byId, people }: { readonly byId: string; readonly people: readonly { readonly id: string; readonly state: number }[] },
): Promise<void> {
  await sql`
    INSERT INTO conversation_members (conversation_id, user_id, state, invited_by, last_id, read_id, cleared_id)
    SELECT ${id}, o.id, o.state, ${byId}, n.id, n.id, coalesce((SELECT max(m.id) FROM messages m WHERE m.conversation_id = ${id}), 0)
    FROM unnest(${people.map((person) => person.id)}::bigint[], ${people.map(({ state }) => state)}::smallint[]) AS o(id, state), (SELECT next_id() AS id) n
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET state = excluded.state, invited_by = excluded.invited_by, last_id = excluded.last_id,
      read_id = excluded.read_id, cleared_id = excluded.cleared_id WHERE conversation_members.state = ${left}`.execute(trx);
}

/**
 * How many people a group has with those who were asked, and the addresses that nobody accepted for; not those who left. An answer
 * frees no place, because it would tell that somebody has an address.
 */
export async function countMembers(trx: Database, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT ((SELECT count(*) FROM conversation_members o WHERE o.conversation_id = ${id} AND o.state <> ${left} AND ${isKnownMember('o')})
      + (SELECT count(*) FROM message_addresses a WHERE a.conversation_id = ${id} AND a.accepted_at IS NULL))::int AS count`.execute(trx);
  return rows[0]!.count;
}

/** A conversation that a transaction holds: its messages come one after another, so that sorting by id is sorting by time. */
export interface HeldConversation {
  readonly id: string;
  readonly is_group: boolean;
  readonly state: number;
  /** Whether somebody was asked by their address who has not accepted, if there is anybody. */
  readonly awaits_address: boolean;
  /** Whether the viewer writes to an address there that no account answers for yet. */
  readonly writes_to_address: boolean;
}

export async function holdConversation(trx: Database, viewer: SignedInViewer, id: string): Promise<HeldConversation | undefined> {
  const { rows } = await sql<HeldConversation>`
    SELECT c.id, c.is_group, me.state,
      EXISTS (SELECT 1 FROM message_addresses a WHERE a.conversation_id = c.id AND a.accepted_at IS NULL) AS awaits_address,
      EXISTS (SELECT 1 FROM message_addresses a WHERE a.conversation_id = c.id AND a.sender_id = me.user_id AND a.user_id IS NULL)
        AS writes_to_address
    FROM conversations c ${ownMembership(viewer)}
    WHERE c.id = ${id} AND ${conversationOpenTo(viewer)} FOR UPDATE OF c`.execute(trx);
  return rows[0];
}

/** Keeps how far the viewer has read; tells whether that is further than before. */
export async function markRead(db: Database, viewer: SignedInViewer, id: string, until: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE conversation_members SET read_id = least(${until}::bigint, last_id), read_at = now()
    WHERE conversation_id = ${id} AND user_id = ${viewer.userId} AND state = ${joined} AND read_id < least(${until}::bigint, last_id)
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function setMuted(db: Database, viewer: SignedInViewer, id: string, isMuted: boolean): Promise<void> {
  await sql`UPDATE conversation_members SET is_muted = ${isMuted} WHERE conversation_id = ${id} AND user_id = ${viewer.userId}`.execute(db);
}

export async function setName(db: Database, id: string, name: string | null): Promise<void> {
  await sql`UPDATE conversations SET name = ${name} WHERE id = ${id}`.execute(db);
}

/** Empties a conversation for the viewer alone; it comes back with the next message. */
export async function clearConversation(db: Database, viewer: SignedInViewer, id: string): Promise<void> {
  await sql`UPDATE conversation_members SET cleared_id = last_id, read_id = greatest(read_id, last_id)
    WHERE conversation_id = ${id} AND user_id = ${viewer.userId}`.execute(db);
}

/** Leaves a group; what was said stays with the others. */
export async function leaveGroup(db: Database, viewer: SignedInViewer, id: string): Promise<void> {
  await sql`UPDATE conversation_members SET state = ${left} WHERE conversation_id = ${id} AND user_id = ${viewer.userId}`.execute(db);
}

/** Answers a request: gives who asked, or nothing where there is no request. */
export async function answerRequest(
  db: Database,
  viewer: SignedInViewer,
  id: string,
  state: typeof joined | typeof declined,
): Promise<{ readonly invited_by: string | null } | undefined> {
  const { rows } = await sql<{ invited_by: string | null }>`
    UPDATE conversation_members me SET state = ${state} FROM conversations c
    WHERE c.id = me.conversation_id AND me.conversation_id = ${id} AND me.user_id = ${viewer.userId} AND me.state = ${asked}
      AND ${conversationOpenTo(viewer)} RETURNING me.invited_by`.execute(db);
  return rows[0];
}

/** Who else has joined a conversation, for telling them. */
export async function selectJoined(db: Database, viewer: SignedInViewer, id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM conversation_members WHERE conversation_id = ${id} AND user_id <> ${viewer.userId} AND state = ${joined}`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/**
 * Who else has joined a conversation and may hear what the viewer does there: nobody whom a block keeps apart from them, nor from
 * whom the message was withheld.
 */
export async function selectTold(
  db: Database,
  viewer: SignedInViewer,
  { conversationId, messageId = null }: { readonly conversationId: string; readonly messageId?: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT o.user_id FROM conversation_members o WHERE o.conversation_id = ${conversationId} AND o.user_id <> ${viewer.userId} AND o.state = ${joined}
      AND NOT EXISTS (SELECT 1 FROM blocks k WHERE k.user_id = ${viewer.userId} AND k.blocked_id = o.user_id)
      AND NOT EXISTS (SELECT 1 FROM blocks k WHERE k.user_id = o.user_id AND k.blocked_id = ${viewer.userId})
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.id = ${messageId}::bigint AND o.user_id = ANY (m.withheld_from))`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Takes somebody out of every conversation, with all that they wrote; conversations without people go. */
export async function deleteConversationsOf(db: Database, userId: string): Promise<void> {
  await deleteAddressesOf(db, userId);
  await sql`DELETE FROM message_reactions WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM messages WHERE user_id = ${userId}`.execute(db);
  await sql`UPDATE conversation_members SET invited_by = NULL WHERE invited_by = ${userId}`.execute(db);
  await sql`
    WITH gone AS (DELETE FROM conversation_members WHERE user_id = ${userId} RETURNING conversation_id)
    DELETE FROM conversations c USING gone g WHERE c.id = g.conversation_id
      AND NOT EXISTS (SELECT 1 FROM conversation_members o WHERE o.conversation_id = c.id AND o.user_id <> ${userId})`.execute(db);
}

export async function selectConversationsForExport(db: Database, userId: string) {
  const written = await db
    .selectFrom('messages')
    .select(['id', 'conversation_id', 'text', 'pin_id', 'board_id', 'person_id', 'created_at'])
    .select(sql<string | null>`(SELECT encode(x.signature, 'hex') FROM pictures x WHERE x.id = messages.picture_id)`.as('picture'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const memberships = await db
    .selectFrom('conversation_members as me')
    .innerJoin('conversations as c', 'c.id', 'me.conversation_id')
    .select(['c.id', 'c.name', 'c.created_at', 'me.is_muted'])
    .where('me.user_id', '=', userId)
    .where('me.state', 'in', [joined, asked])
    .orderBy('c.id')
    .execute();
  const reactions = await db.selectFrom('message_reactions').select(['message_id', 'type']).where('user_id', '=', userId).execute();
  const addresses = await selectAddressesForExport(db, userId);
  return { conversations: memberships, messages: written, message_reactions: reactions, message_addresses: addresses };
}
