import { sql, type RawBuilder } from 'kysely';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import type { Core } from '../../core/core.ts';

const PURGE_DAYS = 30;
const BATCH = 1000;

type Counted = { readonly table: string; readonly counters: string; readonly key: string };
const pins: Counted = { table: 'pins', counters: 'pin_counters', key: 'pin_id' };
const sections: Counted = { table: 'sections', counters: 'section_counters', key: 'section_id' };
const boards: Counted = { table: 'boards', counters: 'board_counters', key: 'board_id' };

/** Pins first, then the sections and boards that held them, each with its counters; a thousand at a time. */
export async function purgeDeleted(core: Pick<Core, 'jobsDb'>): Promise<void> {
  const due = sql`deleted_at < now() - ${PURGE_DAYS} * interval '1 day'`;
  // What moderators removed stays for an appeal.
  const dueBoards = sql`b.${due} AND (NOT b.is_removed OR b.deleted_at < now() - interval '90 days')`;
  const steps: [Counted, RawBuilder<unknown>][] = [
    [pins, sql`SELECT id FROM pins WHERE ${due} AND (held_back < ${sql.lit(heldBack.removed)} OR deleted_at < now() - interval '90 days')`],
    [pins, sql`SELECT p.id FROM sections s JOIN pins p ON p.section_id = s.id WHERE s.${due} AND p.deleted_at IS NULL`],
    [sections, sql`SELECT id FROM sections WHERE ${due}`],
    [pins, sql`SELECT p.id FROM boards b JOIN pins p ON p.board_id = b.id WHERE ${dueBoards}`],
    [boards, sql`SELECT b.id FROM boards b WHERE ${dueBoards}`],
  ];
  for (const [what, which] of steps) {
    while ((await purgeSome(core, what, which)) === BATCH);
  }
}

async function purgeSome({ jobsDb }: Pick<Core, 'jobsDb'>, { table, counters, key }: Counted, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH gone AS (DELETE FROM ${sql.table(table)} WHERE id IN (${which} LIMIT ${BATCH}) RETURNING id),
      counted AS (DELETE FROM ${sql.table(counters)} c USING gone WHERE c.${sql.ref(key)} = gone.id)
    SELECT count(*)::int count FROM gone`.execute(jobsDb);
  return rows[0]!.count;
}
