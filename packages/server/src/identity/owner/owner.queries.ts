import { sql } from 'kysely';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import type { Database } from '../../core/database/database.ts';

export type OwnerRow = { id: string; username: string };

export async function findOwner(db: Database): Promise<OwnerRow | undefined> {
  return db.selectFrom('users').select(['id', 'username']).where('is_owner', '=', true).executeTakeFirst();
}

export async function isOwner(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM users WHERE id = ${userId} AND is_owner AND state = ${accountStates.active}`.execute(db);
  return rows.length > 0;
}

/** One link is good at a time: the newest. */
export async function replaceOwnerLink(db: Database, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.deleteFrom('owner_links').execute();
  await db.insertInto('owner_links').values({ token_hash: tokenHash, expires_at: expiresAt }).execute();
}

/** Uses a link up; false when it is unknown, used or too old. */
export async function takeOwnerLink(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db.deleteFrom('owner_links').where('token_hash', '=', tokenHash).returning('expires_at').executeTakeFirst();
  return taken !== undefined && taken.expires_at > now;
}

export async function markOwner(db: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ is_owner: true }).where('id', '=', userId).execute();
}
