import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { DAYS_AFTER_DENIAL, mayAsk } from './asking.access.ts';

/** Takes an invite or a request away, and remembers who turned down whom; whether there was one. Taking one's own back is no denial. */
export async function denyInvite(
  trx: Database,
  { boardId, userId, denierId }: { readonly boardId: string; readonly userId: string; readonly denierId: string },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    WITH gone AS (DELETE FROM board_invites WHERE board_id = ${boardId} AND user_id = ${userId}
        RETURNING user_id, CASE WHEN user_id = ${denierId} THEN invited_by WHEN invited_by IS NULL THEN user_id END AS asker_id),
      denied AS (INSERT INTO invite_denials (denier_id, asker_id) SELECT ${denierId}::bigint, asker_id FROM gone WHERE asker_id IS NOT NULL
        ON CONFLICT (denier_id, asker_id) DO UPDATE SET denied_at = now())
    SELECT user_id::text FROM gone`.execute(trx);
  return rows.length > 0;
}

/** Whether the viewer may ask the owner of a board to be let in. */
export async function mayAskOwner(db: Database, viewer: SignedInViewer, boardId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM boards b JOIN users u ON u.id = b.owner_id WHERE b.id = ${boardId} AND ${mayAsk(viewer, 'u')}`.execute(db);
  return rows.length > 0;
}

export async function deleteDenialsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM invite_denials WHERE denier_id = ${userId} OR asker_id = ${userId}`.execute(db);
}

/** Takes back whom somebody turned down since a moment. */
export async function deleteDenialsSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM invite_denials WHERE denier_id = ${userId} AND denied_at >= ${since}`.execute(db);
}

export async function deletePastDenials(db: Database): Promise<void> {
  await sql`DELETE FROM invite_denials WHERE denied_at < now() - ${DAYS_AFTER_DENIAL} * interval '1 day'`.execute(db);
}

/** Whom somebody turned down, and when. */
export async function selectDenialsForExport(db: Database, userId: string) {
  const { rows } = await sql<{ asker_id: string; denied_at: Date }>`SELECT asker_id::text, denied_at FROM invite_denials
    WHERE denier_id = ${userId} ORDER BY asker_id`.execute(db);
  return rows;
}
