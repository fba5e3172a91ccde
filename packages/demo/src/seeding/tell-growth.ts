import type { Core } from '@bowerbird/server/core/core.ts';
import { countTables } from '@bowerbird/server/core/database/connection.queries.ts';

declare module '@bowerbird/server/core/events/outbox.ts' {
  interface DomainEvents {
    /** Much was made at once: pages that were kept show an emptier instance than it is. */
    'demo.grown': Record<string, never>;
  }
}

/** Has the planner know how much there is now, and kept pages made anew. */
export async function tellGrowth(core: Core): Promise<void> {
  // They only make pages quicker, and newer within a minute: the demo goes on without.
  await countTables(core.jobsDb).catch((error: unknown) => core.log.warn({ err: error }, 'counting the tables failed'));
  await core.outbox.emit(core.db, 'demo.grown', {}).catch((error: unknown) => core.log.warn({ err: error }, 'growth was not told'));
}
