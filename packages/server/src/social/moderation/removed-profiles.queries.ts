import { sql } from 'kysely';
import { appealDays } from '@bowerbird/domain/social/moderation.ts';
import type { Database } from '../../core/database/database.ts';

/** Forgets what stood on profiles whose people can no longer appeal. */
export async function deleteSettledProfiles(db: Database): Promise<void> {
  await sql`DELETE FROM removed_profiles r USING moderation_cases c WHERE c.id = r.case_id
    AND (c.state = 'closed' OR (c.state = 'decided' AND c.decided_at < now() - ${appealDays} * interval '1 day'))`.execute(db);
}

export async function deleteRemovedProfile(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('removed_profiles').where('user_id', '=', userId).execute();
}

export async function selectRemovedProfile(db: Database, userId: string) {
  return db
    .selectFrom('removed_profiles')
    .select(['full_name', 'about', 'website_url', 'picture_signature', 'cover_signature'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
