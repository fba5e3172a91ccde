import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface RememberedPerson {
  readonly id: string;
  readonly email: string | null;
  readonly first_name: string;
  readonly picture_signature: string | null;
  readonly has_password: boolean;
  readonly providers: readonly string[];
}

/** Whom a device was asked to remember last, if they may come in. */
export async function findRemembered(db: Database, deviceHash: Buffer): Promise<RememberedPerson | undefined> {
  const { rows } = await sql<RememberedPerson>`
    SELECT u.id, u.email, u.first_name, u.picture_signature, EXISTS (SELECT 1 FROM passwords p WHERE p.user_id = u.id) has_password,
      ARRAY(SELECT c.provider FROM connected_accounts c WHERE c.user_id = u.id) providers
    FROM known_devices k JOIN users u ON u.id = k.user_id AND u.state = 0
    WHERE k.device_hash = ${deviceHash} AND k.remembered_until > now() ORDER BY k.remembered_until DESC, u.id LIMIT 1`.execute(db);
  return rows[0];
}

/** Makes a device forget whom it was to remember. */
export async function forgetRemembered(db: Database, deviceHash: Buffer): Promise<void> {
  await sql`UPDATE known_devices SET remembered_until = NULL WHERE device_hash = ${deviceHash} AND remembered_until IS NOT NULL`.execute(
    db,
  );
}
