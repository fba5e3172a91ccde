import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface LinkedRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly is_owner: boolean;
}

/** The businesses of a person, and the owners of theirs. */
export async function selectLinked(db: Database, userId: string): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    SELECT u.id, u.username, u.full_name, o.owner_id <> ${userId} is_owner FROM account_owners o
    JOIN users u ON u.id = CASE WHEN o.owner_id = ${userId} THEN o.user_id ELSE o.owner_id END
    WHERE o.owner_id = ${userId} OR o.user_id = ${userId} ORDER BY u.id`.execute(db);
  return rows;
}

/** Links a business to an owner. Waits for other links of this owner, so that their number counts; false when there are enough. */
export async function linkBusiness(db: Database, link: { ownerId: string; userId: string; name: string | null; most: number }) {
  await sql`SELECT 1 FROM users WHERE id = ${link.ownerId} FOR UPDATE`.execute(db);
  const { rows } = await sql`
    INSERT INTO account_owners (owner_id, user_id, is_linked)
    SELECT ${link.ownerId}, ${link.userId}, true WHERE (SELECT count(*) FROM account_owners WHERE owner_id = ${link.ownerId}) < ${link.most}
    ON CONFLICT (owner_id, user_id) DO UPDATE SET is_linked = true RETURNING 1`.execute(db);
  await sql`INSERT INTO businesses (user_id, name, contact_email)
    SELECT id, coalesce(${link.name}::text, full_name), email FROM users WHERE id = ${link.userId}
    ON CONFLICT (user_id) DO UPDATE SET name = coalesce(${link.name}::text, businesses.name)`.execute(db);
  return rows.length > 0;
}

/** Whether somebody may act for a business because they own it. */
export async function ownsBusiness(db: Database, ownerId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM account_owners WHERE owner_id = ${ownerId} AND user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Ends a link between two people, whichever of them owns the other, and every session that came by it. */
export async function unlink(db: Database, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM account_owners
    WHERE (owner_id = ${one} AND user_id = ${other}) OR (owner_id = ${other} AND user_id = ${one}) RETURNING 1`.execute(db);
  await sql`DELETE FROM sessions WHERE (via_user_id = ${one} AND user_id = ${other}) OR (via_user_id = ${other} AND user_id = ${one})`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteLinks(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM account_owners WHERE owner_id = ${userId} OR user_id = ${userId}`.execute(db);
  await sql`DELETE FROM businesses WHERE user_id = ${userId}`.execute(db);
}

/** Ends what lets others into an account, with their sessions of it. */
export async function deleteOwnersOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM account_owners WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM sessions WHERE user_id = ${userId} AND via_user_id IS NOT NULL`.execute(db);
}

export async function selectBusiness(db: Database, userId: string) {
  return db.selectFrom('businesses').select(['name', 'contact_email', 'ownership_email']).where('user_id', '=', userId).executeTakeFirst();
}

/** Whether an account is a business's, by the SQL reference of its id. */
export function businessOf(userId: RawBuilder<unknown>): RawBuilder<{ is_partner: boolean }> {
  return sql`json_build_object('is_partner', EXISTS (SELECT 1 FROM businesses b WHERE b.user_id = ${userId}))`;
}
