import { sql, type RawBuilder } from 'kysely';
import { ADDRESS_DAYS } from '@bowerbird/domain/social/conversations.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';

const { joined, asked } = memberStates;
const isOver = sql`a.asked_at < now() - make_interval(days => ${sql.lit(ADDRESS_DAYS)})`;

/** An address that a message goes to: as it was typed, and as it is looked for. */
export interface Address {
  readonly email: string;
  readonly hash: Buffer;
}

/** An address of a conversation that no account answers for. */
export interface WaitingAddress extends Address {
  readonly conversation_id: string;
  readonly sender_id: string;
}

/** Who accepted what the viewer wrote to their address alone: from then on the two know each other. */
export async function findAcceptedAlone(db: Database, viewer: SignedInViewer, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`SELECT user_id FROM message_addresses
    WHERE sender_id = ${viewer.userId} AND address_hash = ${hash} AND is_alone AND accepted_at IS NOT NULL AND user_id IS NOT NULL`.execute(
    db,
  );
  return rows[0]?.user_id;
}

/** The conversation of somebody with an address alone, made where there is none. It is locked before anything of it is. */
export async function openAlone(trx: Database, ownId: string, address: Address): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT c.id FROM conversations c JOIN message_addresses a ON a.conversation_id = c.id
    WHERE a.sender_id = ${ownId} AND a.address_hash = ${address.hash} AND a.is_alone FOR UPDATE OF c`.execute(trx);
  return rows[0]?.id ?? insertAlone(trx, ownId, address);
}

/** Lets what the viewer says next in a conversation wait from now on. What waited too long there never arrives. */
export async function renewWaiting(trx: Database, viewer: SignedInViewer, conversationId: string): Promise<void> {
  await sql`UPDATE message_addresses a SET asked_at = now(), withheld_id = CASE WHEN a.user_id IS NULL AND ${isOver} THEN me.last_id ELSE a.withheld_id END
    FROM conversation_members me WHERE me.conversation_id = a.conversation_id AND me.user_id = ${viewer.userId}
      AND a.conversation_id = ${conversationId} AND a.sender_id = ${viewer.userId}`.execute(trx);
}

async function insertAlone(trx: Database, ownId: string, address: Address): Promise<string> {
  const made = await sql<{ id: string }>`INSERT INTO conversations DEFAULT VALUES RETURNING id`.execute(trx);
  const { id } = made.rows[0]!;
  const { rows } = await sql`INSERT INTO message_addresses (conversation_id, address_hash, email, sender_id, is_alone)
    VALUES (${id}, ${address.hash}, ${address.email}, ${ownId}, true)
    ON CONFLICT (sender_id, address_hash) WHERE is_alone DO NOTHING RETURNING 1`.execute(trx);
  await sql`INSERT INTO conversation_members (conversation_id, user_id, state) VALUES (${id}, ${ownId}, ${joined})`.execute(trx);
  if (rows.length > 0) return id;
  // Another call of the same person opened it at this moment.
  await sql`DELETE FROM conversations WHERE id = ${id}`.execute(trx);
  return openAlone(trx, ownId, address);
}

/** Adds addresses to a group. */
export async function insertAddresses(trx: Database, ownId: string, conversationId: string, addresses: readonly Address[]): Promise<void> {
  for (const { email, hash } of addresses)
    await sql`INSERT INTO message_addresses (conversation_id, address_hash, email, sender_id, is_alone)
      VALUES (${conversationId}, ${hash}, ${email}, ${ownId}, false)`.execute(trx);
}

const waitingColumns = sql`a.conversation_id, a.email, a.address_hash AS hash, a.sender_id`;

/** The addresses of a conversation that no account answers for. */
export async function selectWaitingIn(db: Database, conversationId: string): Promise<WaitingAddress[]> {
  const { rows } = await sql<WaitingAddress>`SELECT ${waitingColumns} FROM message_addresses a
    WHERE a.conversation_id = ${conversationId} AND a.user_id IS NULL ORDER BY a.address_hash`.execute(db);
  return rows;
}

/** What waits for an address, the oldest first, as far as it has not waited too long. */
export async function selectWaitingFor(db: Database, hash: Buffer): Promise<WaitingAddress[]> {
  const { rows } = await sql<WaitingAddress>`SELECT ${waitingColumns} FROM message_addresses a
    WHERE a.address_hash = ${hash} AND a.user_id IS NULL AND NOT (${isOver}) ORDER BY a.conversation_id`.execute(db);
  return rows;
}

/** Who proved that an address is theirs, whatever became of their account; by any spelling of it. */
export async function findProvenOwner(db: Database, spellings: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM users
    WHERE lower(email) = ANY (${[...spellings]}::text[]) AND email IS NOT NULL AND email_verified_at IS NOT NULL ORDER BY id LIMIT 1`.execute(
    db,
  );
  return rows[0]?.id;
}

/** The address that somebody proved to be theirs, while their account is there. */
export async function findProvenEmail(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    SELECT email FROM users WHERE id = ${userId} AND state = 0 AND email IS NOT NULL AND email_verified_at IS NOT NULL`.execute(db);
  return rows[0]?.email;
}

/** Who wrote, as a mail names them; nobody once they are gone or left the conversation. */
export async function findWriter(
  db: Database,
  address: WaitingAddress,
): Promise<{ readonly full_name: string; readonly locale: string } | undefined> {
  const { rows } = await sql<{ full_name: string; locale: string }>`
    SELECT u.full_name, coalesce(u.locale, 'en') AS locale FROM users u JOIN conversation_members o ON o.user_id = u.id
    WHERE u.id = ${address.sender_id} AND u.state = 0 AND o.conversation_id = ${address.conversation_id} AND o.state = ${joined}`.execute(
    db,
  );
  return rows[0];
}

/** Holds a conversation, so that no message slips in between; gives everybody who is or was in it. */
export async function holdMembers(trx: Database, conversationId: string): Promise<string[]> {
  await sql`SELECT 1 FROM conversations WHERE id = ${conversationId} FOR UPDATE`.execute(trx);
  const { rows } = await sql<{
    user_id: string;
  }>`SELECT user_id FROM conversation_members WHERE conversation_id = ${conversationId}`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** Lets nothing that was said so far arrive at an address. */
export async function withholdAll(trx: Database, address: WaitingAddress): Promise<void> {
  await sql`UPDATE message_addresses SET withheld_id = coalesce((SELECT max(m.id) FROM messages m WHERE m.conversation_id = ${address.conversation_id}), 0)
    WHERE conversation_id = ${address.conversation_id} AND address_hash = ${address.hash}`.execute(trx);
}

/** Asks who has an address into the conversation, with what waits for them there; whom a block keeps from its author gets none of that. */
export async function askByAddress(trx: Database, address: WaitingAddress, userId: string): Promise<void> {
  const ofRow = sql`a.conversation_id = ${address.conversation_id} AND a.address_hash = ${address.hash}`;
  const { rows } = await sql`
    WITH w AS (SELECT a.withheld_id, (SELECT max(m.id) FROM messages m WHERE m.conversation_id = a.conversation_id AND m.id > a.withheld_id
        AND m.deleted_at IS NULL) AS last_id FROM message_addresses a WHERE ${ofRow} AND a.user_id IS NULL),
      m AS (INSERT INTO conversation_members (conversation_id, user_id, state, invited_by, last_id, cleared_id)
        SELECT ${address.conversation_id}, ${userId}, ${asked}, ${address.sender_id}, w.last_id, w.withheld_id FROM w WHERE w.last_id IS NOT NULL
        ON CONFLICT DO NOTHING RETURNING user_id)
    UPDATE message_addresses a SET user_id = m.user_id FROM m WHERE ${ofRow} RETURNING 1`.execute(trx);
  if (rows.length === 0) return;
  await sql`UPDATE messages m SET withheld_from = array_append(m.withheld_from, ${userId}::bigint) WHERE m.conversation_id = ${address.conversation_id}
    AND EXISTS (SELECT 1 FROM blocks k WHERE k.user_id = m.user_id AND k.blocked_id = ${userId})`.execute(trx);
}

/**
 * Somebody who was asked by their address says that it is theirs. A conversation of two becomes the one that the two have; where they
 * have one already, it stays beside that like a group.
 */
export async function acceptByAddress(trx: Database, conversationId: string, userId: string): Promise<void> {
  const { rows } = await sql<{ sender_id: string; is_alone: boolean }>`UPDATE message_addresses SET accepted_at = now()
    WHERE conversation_id = ${conversationId} AND user_id = ${userId} AND accepted_at IS NULL RETURNING sender_id, is_alone`.execute(trx);
  const [accepted] = rows;
  if (!accepted?.is_alone) return;
  const pair = [
    sql`least(${accepted.sender_id}::bigint, ${userId}::bigint)`,
    sql`greatest(${accepted.sender_id}::bigint, ${userId}::bigint)`,
  ];
  // Taking the place of the pair first waits for who takes it at the same moment.
  const place = await sql<{ id: string }>`INSERT INTO conversations (pair_low, pair_high) VALUES (${sql.join(pair)})
    ON CONFLICT (pair_low, pair_high) DO NOTHING RETURNING id`.execute(trx);
  const placeId = place.rows[0]?.id;
  if (placeId === undefined) {
    await sql`UPDATE conversations SET is_group = true WHERE id = ${conversationId}`.execute(trx);
    return;
  }
  await sql`DELETE FROM conversations WHERE id = ${placeId}`.execute(trx);
  await sql`UPDATE conversations SET pair_low = ${pair[0]}, pair_high = ${pair[1]} WHERE id = ${conversationId}`.execute(trx);
}

/**
 * Frees the address that somebody had before from what was written to it: the next message there is for whoever has it then.
 * Nobody was asked where they did not accept.
 */
export async function leaveOldAddresses(trx: Database, userId: string, hash: Buffer): Promise<void> {
  await sql`UPDATE message_addresses SET is_alone = false WHERE user_id = ${userId} AND accepted_at IS NOT NULL AND address_hash <> ${hash}`.execute(
    trx,
  );
  await deleteUnanswered(trx, sql`a.user_id = ${userId} AND a.address_hash <> ${hash}`);
  await freeUnanswered(trx, sql`a.user_id = ${userId} AND a.address_hash <> ${hash}`);
}

/** Takes out of conversations who was asked by their address and did not accept: the others never knew of them. */
async function deleteUnanswered(db: Database, addresses: RawBuilder<boolean>): Promise<void> {
  await sql`DELETE FROM conversation_members m USING message_addresses a WHERE ${addresses} AND a.accepted_at IS NULL
    AND m.conversation_id = a.conversation_id AND m.user_id = a.user_id`.execute(db);
}

/** Lets it look as if nobody had these addresses. What was said so far arrives nowhere. */
async function freeUnanswered(db: Database, addresses: RawBuilder<boolean>): Promise<void> {
  await sql`UPDATE message_addresses a SET user_id = NULL,
      withheld_id = coalesce((SELECT max(m.id) FROM messages m WHERE m.conversation_id = a.conversation_id), 0)
    WHERE ${addresses} AND a.accepted_at IS NULL`.execute(db);
}

/** Lets it look as if nobody had the addresses by which these people were asked into a conversation. They stay what they are there. */
export async function freeAddressesIn(trx: Database, conversationId: string, userIds: readonly string[]): Promise<void> {
  await freeUnanswered(trx, sql`a.conversation_id = ${conversationId} AND a.user_id = ANY (${[...userIds]}::bigint[])`);
}

/** Takes back what asked these people into a conversation by their addresses; nothing tells the others. */
export async function withdrawFrom(trx: Database, conversationId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await deleteUnanswered(trx, sql`a.conversation_id = ${conversationId} AND a.user_id = ANY (${[...userIds]}::bigint[])`);
  await freeAddressesIn(trx, conversationId, userIds);
}

/** Forgets to which addresses somebody wrote, and where they were asked by theirs: there it looks as if nobody had it. */
export async function deleteAddressesOf(db: Database, userId: string): Promise<void> {
  await deleteUnanswered(db, sql`a.sender_id = ${userId}`);
  await sql`DELETE FROM message_addresses WHERE sender_id = ${userId} OR (user_id = ${userId} AND accepted_at IS NOT NULL)`.execute(db);
  await freeUnanswered(db, sql`a.user_id = ${userId}`);
}

/** Whether a person was asked by their address by somebody, who does not know yet whose it is. */
export async function isAskedByAddress(db: Database, userId: string, senderId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM message_addresses WHERE user_id = ${userId} AND sender_id = ${senderId} AND accepted_at IS NULL LIMIT 1`.execute(
      db,
    );
  return rows.length > 0;
}

export async function selectAddressesForExport(db: Database, userId: string) {
  return db
    .selectFrom('message_addresses')
    .select(['conversation_id', 'email', 'asked_at', 'accepted_at'])
    .where('sender_id', '=', userId)
    .orderBy('conversation_id')
    .execute();
}
