import { sql, type RawBuilder } from 'kysely';
import type { Delivery } from '@bowerbird/domain/identity/user-settings.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { allOf, visibility, type Visibility } from '../../endpoints/visibility.access.ts';
import { isBarredByAge, isFollowing, isYoung, notBlocked } from '../../people/users/index.ts';

const { joined, asked, keptOut } = memberStates;

/** The ids of those who are in a conversation: a list in SQL. It takes the SQL of the conversation's id. */
export function joinedOf(conversationId: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`(SELECT coalesce(array_agg(o.user_id::text), '{}') FROM conversation_members o
    WHERE o.conversation_id = ${conversationId} AND o.state = ${joined})`;
}

/** Joins what the viewer is (`me`) in a conversation (`c`). */
export const ownMembership = (viewer: SignedInViewer) =>
  sql`JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = ${viewer.userId}`;

/** True in SQL when the viewer blocks this person. In a pair, those who block the viewer are never told apart. */
function blocksPerson(viewer: SignedInViewer, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((SELECT 1 FROM blocks k WHERE k.user_id = ${viewer.userId} AND k.blocked_id = ${userId} LIMIT 1) IS NOT NULL)`;
}

/** True in SQL when the viewer is in a conversation (`c` with `me`) or asked to be. They block neither the other nor who asks. */
export function conversationOpenTo(viewer: SignedInViewer): Visibility {
  const counterpart = sql`CASE WHEN c.pair_low IS NULL THEN CASE WHEN me.state = ${asked} THEN me.invited_by END
    WHEN c.pair_low = me.user_id THEN c.pair_high ELSE c.pair_low END`;
  return visibility(sql<boolean>`(me.state IN (${joined}, ${asked}) AND NOT ${blocksPerson(viewer, counterpart)})`);
}

/**
 * True in SQL when no block parts the viewer and this person in a group. Of a group, neither of the two is there for the other,
 * before the block or after it. It takes the SQL of the conversation's id. In a pair nothing tells who is blocked of that.
 */
export function notApartInGroup(
  viewer: SignedInViewer,
  { userId, conversationId }: { readonly userId: RawBuilder<unknown>; readonly conversationId: RawBuilder<unknown> },
): RawBuilder<boolean> {
  return sql<boolean>`(${notBlocked(viewer, userId)} OR NOT (SELECT g.is_group FROM conversations g WHERE g.id = ${conversationId}))`;
}

/**
 * True in SQL when a message reached the viewer (`me`), who neither deleted the conversation since nor blocks its author. Of a
 * group they see nothing of who blocks them, either.
 */
export function messageVisibleTo(viewer: SignedInViewer, message: string): Visibility {
  return allOf(
    visibility(sql<boolean>`${sql.ref(`${message}.id`)} > me.cleared_id`),
    visibility(sql<boolean>`NOT (${viewer.userId}::bigint = ANY (${sql.ref(`${message}.withheld_from`)}))`),
    visibility(sql<boolean>`NOT ${blocksPerson(viewer, sql.ref(`${message}.user_id`))}`),
    visibility(notApartInGroup(viewer, { userId: sql.ref(`${message}.user_id`), conversationId: sql.ref(`${message}.conversation_id`) })),
  );
}

/** True in SQL when the viewer may know that this member (by an alias) is here: known, and kept apart by no block in a group. */
export function isShownMember(viewer: SignedInViewer, member: string): RawBuilder<boolean> {
  const [userId, conversationId] = [sql.ref(`${member}.user_id`), sql.ref(`${member}.conversation_id`)];
  return sql<boolean>`(${isKnownMember(member)} AND ${notApartInGroup(viewer, { userId, conversationId })})`;
}

/** True in SQL when the others may know that this member (by an alias) is here: who was asked by their address says so by accepting. */
export function isKnownMember(member: string): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM message_addresses h WHERE h.user_id = ${sql.ref(`${member}.user_id`)}
    AND h.conversation_id = ${sql.ref(`${member}.conversation_id`)} AND h.accepted_at IS NULL)`;
}

/**
 * The addresses that the viewer typed in a conversation and that nobody answered for yet. It takes the SQL of its id: a list in
 * SQL.
 */
export function addressesShownTo(viewer: SignedInViewer, conversationId: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`coalesce((SELECT array_agg(a.email ORDER BY a.address_hash) FROM message_addresses a
    WHERE a.conversation_id = ${conversationId} AND a.sender_id = ${viewer.userId} AND a.accepted_at IS NULL), '{}')`;
}

/** What writing to somebody comes to. */
export interface Recipient {
  readonly id: string;
  readonly is_blocked_by_me: boolean;
  /** Whether either blocks the other. */
  readonly is_apart: boolean;
  /** Whether one of the two is under 16 and does not follow the other: they never write to each other. */
  readonly is_barred: boolean;
  /** Where the first message goes, as the person set it. */
  readonly delivery: Delivery;
}

/** Somebody else in a conversation. */
export interface Member extends Recipient {
  readonly state: number;
  /** Whether the others may know that they are here. */
  readonly is_known: boolean;
}

const blocks = (blocker: string, blocked: string) =>
  sql`((SELECT 1 FROM blocks k WHERE k.user_id = ${sql.ref(`${blocker}.id`)} AND k.blocked_id = ${sql.ref(`${blocked}.id`)} LIMIT 1) IS NOT NULL)`;

/** What a person (`u`) lets the viewer (`v`) write, by their settings (`s`), age and blocks. */
const recipientColumns = sql`u.id, ${blocks('v', 'u')} AS is_blocked_by_me, (${blocks('v', 'u')} OR ${blocks('u', 'v')}) AS is_apart,
  ${isBarredByAge('u', 'v')} AS is_barred,
  CASE WHEN ${isFollowing('u', 'v')} THEN coalesce(s.messages_from_followed, 'inbox')
    WHEN ${isFollowing('v', 'u')} THEN coalesce(s.messages_from_followers, 'requests')
    ELSE coalesce(s.messages_from_others, 'requests') END AS delivery`;

/** True in SQL when a person (`u`) takes messages from the viewer. Asked of who blocks the viewer, too: nothing else tells them. */
export function isWritableFor(viewer: SignedInViewer): RawBuilder<boolean> {
  return sql<boolean>`(SELECT NOT r.is_barred AND r.delivery <> 'off' FROM ${asRecipient(viewer)} r)`;
}

/** The same of a person by the SQL reference of their id, who is not the viewer. */
export function mayWriteTo(viewer: SignedInViewer, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(SELECT ${isWritableFor(viewer)} AND u.id <> ${viewer.userId} FROM (SELECT ${userId} AS id) k JOIN users u ON u.id = k.id)`;
}

/**
 * True in SQL when this member (`o`, as the person `u`) did not let the viewer in. Behind a block this follows the member's
 * settings, so that nothing tells of the block.
 */
export function hasNotLetIn(viewer: SignedInViewer): RawBuilder<boolean> {
  return sql<boolean>`CASE o.state WHEN ${keptOut} THEN (SELECT r.delivery <> 'inbox' FROM ${asRecipient(viewer)} r) ELSE o.state <> ${joined} END`;
}

function asRecipient(viewer: SignedInViewer): RawBuilder<unknown> {
  return sql`(SELECT ${recipientColumns} FROM users v LEFT JOIN user_settings s ON s.user_id = u.id WHERE v.id = ${viewer.userId})`;
}

/** True in SQL when a person, by the SQL reference of their id, takes messages from anybody at all. */
export function takesMessages(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce((SELECT 'off' <> ANY (ARRAY[m.messages_from_followed, m.messages_from_followers, m.messages_from_others])
    FROM user_settings m WHERE m.user_id = ${userId}), true)`;
}

/** Those of some people who are there to be written to. */
export async function findRecipients(
  db: Database,
  viewer: Pick<SignedInViewer, 'userId'>,
  userIds: readonly string[],
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    SELECT ${recipientColumns} FROM users u JOIN users v ON v.id = ${viewer.userId} LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE u.id = ANY (${[...userIds]}::bigint[]) AND u.state = 0`.execute(db);
  return rows;
}

/** What the rules of addresses ask of who writes. */
export async function findSender(db: Database, userId: string): Promise<{ readonly email: string | null; readonly is_young: boolean }> {
  const { rows } = await sql<{ email: string | null; is_young: boolean }>`
    SELECT u.email, ${isYoung('u')} AS is_young FROM users u WHERE u.id = ${userId}`.execute(db);
  return rows[0]!;
}

/** The others of a conversation who are there. */
export async function findMembers(db: Database, viewer: SignedInViewer, conversationId: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    SELECT o.state, ${isKnownMember('o')} AS is_known, ${recipientColumns} FROM conversation_members o JOIN users u ON u.id = o.user_id JOIN users v ON v.id = ${viewer.userId}
      LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE o.conversation_id = ${conversationId} AND o.user_id <> ${viewer.userId} AND u.state = 0`.execute(db);
  return rows;
}

/** Whether somebody under 16 among these people does not follow one of the others. */
export async function bringsYoungTogether(db: Database, userIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT 1 FROM users y JOIN users o ON o.id <> y.id AND o.id = ANY (${[...userIds]}::bigint[])
      WHERE y.id = ANY (${[...userIds]}::bigint[]) AND ${isYoung('y')} AND NOT ${isFollowing('y', 'o')}) AS found`.execute(db);
  return rows[0]!.found;
}
