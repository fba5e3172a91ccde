import { sql } from 'kysely';
import type { ProfilePicture } from '@bowerbird/domain/media/crop.ts';
import type { Database } from '../../core/database/database.ts';

const columns = { avatar: 'picture_signature', cover: 'cover_signature' } as const satisfies Record<ProfilePicture, string>;

/** Upright width and height of a picture that this person brought. */
export async function selectOwnPicture(
  db: Database,
  userId: string,
  signature: string,
): Promise<{ width: number; height: number } | undefined> {
  const { rows } = await sql<{ width: number; height: number }>`
    SELECT p.width, p.height FROM pictures p JOIN picture_uploads u ON u.picture_id = p.id AND u.user_id = ${userId}
    WHERE p.signature = decode(${signature}, 'hex')`.execute(db);
  return rows[0];
}

/** Gives a profile its picture or cover, or takes it away. */
export async function updateProfilePicture(db: Database, userId: string, kind: ProfilePicture, signature: string | null): Promise<void> {
  await sql`UPDATE users SET ${sql.ref(columns[kind])} = ${signature}::text WHERE id = ${userId}`.execute(db);
}

/** Takes both away, so that nothing holds their files when the uploads are forgotten. */
export async function clearProfilePictures(db: Database, userId: string): Promise<void> {
  await sql`UPDATE users SET picture_signature = NULL, cover_signature = NULL WHERE id = ${userId}`.execute(db);
}
