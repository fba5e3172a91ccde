import type { Core } from '../../core/core.ts';
import { countTables } from '../../core/database/connection.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Much was made at once: pages that were kept show an emptier instance than it is. */
    'demo.grown': Record<string, never>;
  }
}

/** Has the planner know how much there is now, and kept pages made anew. */
export async function tellGrowth(core: Core): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    await countTables(trx);
    await core.outbox.emit(trx, 'demo.grown', {});
  });
}
