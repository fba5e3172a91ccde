import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Gives the account its new address, proven; false when somebody else has it by now. */
export async function updateEmail(db: Database, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE users SET email = ${email}, email_verified_at = now()
    WHERE id = ${userId} AND NOT EXISTS (SELECT 1 FROM users o WHERE lower(o.email) = lower(${email}) AND o.email IS NOT NULL AND o.id <> ${userId})
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function forgetEmail(db: Database, userId: string): Promise<void> {
  await sql`UPDATE users SET email = NULL, email_verified_at = NULL WHERE id = ${userId}`.execute(db);
}
