import { sql } from 'kysely';
import { appealDays } from '@bowerbird/domain/social/moderation.ts';
import type { Database } from '../../core/database/database.ts';

const tables = ['removed_profiles', 'removed_messages'] as const;

/** Forgets what stood on profiles and in messages whose people can no longer appeal. */
export async function deleteSettled(db: Database): Promise<void> {
  for (const table of tables) await deleteSettledOf(db, table);
}

async function deleteSettledOf(db: Database, table: (typeof tables)[number]): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} r USING moderation_cases c WHERE c.id = r.case_id
    AND (c.state = 'closed' OR (c.state = 'decided' AND c.decided_at < now() - ${appealDays} * interval '1 day'))`.execute(db);
}

export async function deleteRemovedOf(db: Database, userId: string): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

export async function selectRemovedMessages(db: Database, userId: string) {
  return db
    .selectFrom('removed_messages')
    .select(['message_id', 'text', 'pin_id', 'board_id', 'person_id'])
    .where('user_id', '=', userId)
    .execute();
}

export async function selectRemovedProfile(db: Database, userId: string) {
  return db
    .selectFrom('removed_profiles')
    .select(['full_name', 'about', 'website_url', 'picture_signature', 'cover_signature'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The picture (`p`) was removed and may come back, or a moderator may still have to see it: an author may appeal for 30 days. */
export const mayNeedPicture = sql<boolean>`(EXISTS (SELECT 1 FROM removed_messages WHERE picture_id = p.id)
  OR EXISTS (SELECT 1 FROM removed_profiles WHERE encode(p.signature, 'hex') IN (picture_signature, cover_signature))
  OR EXISTS (SELECT 1 FROM reports r JOIN moderation_cases c ON c.id = r.case_id WHERE r.evidence->>'picture' = encode(p.signature, 'hex')
    AND (c.state IN ('open', 'appealed') OR (c.state = 'decided' AND c.decided_at > now() - interval '30 days'))))`;
