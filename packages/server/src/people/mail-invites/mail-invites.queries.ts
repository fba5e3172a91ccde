import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Whether an address wants no mail from people who use the instance. */
export async function isHashClosed(db: Database, addressHash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM closed_addresses WHERE address_hash = ${addressHash}`.execute(db);
  return rows.length > 0;
}

export async function closeHash(db: Database, addressHash: Buffer): Promise<void> {
  await sql`INSERT INTO closed_addresses (address_hash) VALUES (${addressHash}) ON CONFLICT DO NOTHING`.execute(db);
}
