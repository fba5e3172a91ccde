import { sql } from 'kysely';
import type { Core } from '../../core/core.ts';

const PURGE_DAYS = 30;

/** Pins first, then the sections and boards that held them; a thousand at a time. */
export async function purgeDeleted(core: Pick<Core, 'jobsDb'>): Promise<void> {
  const due = sql`deleted_at < now() - ${PURGE_DAYS} * interval '1 day'`;
  const steps = [
    sql`DELETE FROM pins WHERE id IN (SELECT id FROM pins WHERE ${due} LIMIT 1000)`,
    sql`DELETE FROM pins WHERE id IN (SELECT p.id FROM sections s JOIN pins p ON p.section_id = s.id WHERE s.${due} AND p.deleted_at IS NULL LIMIT 1000)`,
    sql`DELETE FROM sections WHERE id IN (SELECT id FROM sections WHERE ${due} LIMIT 1000)`,
    sql`DELETE FROM pins WHERE id IN (SELECT p.id FROM boards b JOIN pins p ON p.board_id = b.id WHERE b.${due} LIMIT 1000)`,
    sql`DELETE FROM boards WHERE id IN (SELECT id FROM boards WHERE ${due} LIMIT 1000)`,
  ];
  for (const step of steps) {
    while (((await step.execute(core.jobsDb)).numAffectedRows ?? 0n) >= 1000n);
  }
}
