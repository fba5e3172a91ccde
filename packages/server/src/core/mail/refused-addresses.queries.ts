import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/** Why no mail goes to an address. */
export type RefusalReason = 'bounce' | 'complaint';

const hashOf = (address: RawBuilder<unknown>) => sql`sha256(convert_to(lower(${address}), 'UTF8'))`;

/** Whether mails may go to an address, by its SQL. */
export function takesMail(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM refused_addresses r WHERE r.address_hash = ${hashOf(address)})`;
}

export async function isRefused(db: Database, address: string): Promise<boolean> {
  const { rows } = await sql<{ takes: boolean }>`SELECT ${takesMail(sql`${address}::text`)} AS takes`.execute(db);
  return !rows[0]!.takes;
}

/** Why no mail goes to somebody; nothing where it does. */
export async function selectRefusal(db: Database, userId: string): Promise<RefusalReason | null> {
  const { rows } = await sql<{
    reason: RefusalReason;
  }>`SELECT r.reason FROM users u JOIN refused_addresses r ON r.address_hash = ${hashOf(sql`u.email`)}
    WHERE u.id = ${userId} AND u.email IS NOT NULL`.execute(db);
  return rows[0]?.reason ?? null;
}

/** Lets no mail go to an address any more; the first reason stays. */
export async function refuseAddress(db: Database, address: string, reason: RefusalReason): Promise<void> {
  await sql`INSERT INTO refused_addresses (address_hash, reason) VALUES (${hashOf(sql`${address}::text`)}, ${reason}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
}

/** Lets mails go there again. */
export async function clearAddress(db: Database, address: string): Promise<void> {
  await sql`DELETE FROM refused_addresses WHERE address_hash = ${hashOf(sql`${address}::text`)}`.execute(db);
}
