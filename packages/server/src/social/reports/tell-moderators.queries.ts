import '@bowerbird/contract/social/moderation/live-updates.ts';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { sendLiveUpdates } from '../../core/realtime/live-updates.queries.ts';

/** Tells the moderators that a case began or changed, but for the one who changed it. They look it up by their own access. */
export async function tellModerators(db: Database, caseId: string, actorId: string | null = null): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT u.id FROM users u WHERE u.state = 0 AND u.id IS DISTINCT FROM ${actorId}
    AND u.id IN (SELECT o.id FROM users o WHERE o.is_owner UNION ALL SELECT m.user_id FROM moderators m)`.execute(db);
  await sendLiveUpdates(
    db,
    'case.changed',
    rows.map(({ id: to }) => ({ to, data: { caseId } })),
  );
}
