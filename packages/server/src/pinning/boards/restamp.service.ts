import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { advanceActions, endActions, insertAction, restampBatch, selectActions } from './restamp.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** The pins of a board wait to be told who may see them. */
    'board.restamp': { readonly boardId: string };
  }
}

const BATCH = 500;

/** Notes that the pins of a board are to learn who may see them; the board shows it as work under way (`C3.7`). */
export async function planRestamp(core: Pick<Core, 'outbox'>, trx: Database, boardId: string): Promise<void> {
  await insertAction(trx, boardId);
  await core.outbox.emit(trx, 'board.restamp', { boardId });
}

/** Restamps boards in the background; doing it twice does nothing more. */
export function restampListener(core: Core): EventListener {
  return {
    name: 'restamp-boards',
    types: ['board.restamp'],
    handle: async (events) => {
      for (const boardId of new Set(events.map((event) => event.payload['boardId']!))) await restampBoard(core, boardId);
    },
  };
}

/** Brings `audience` of a board's pins in line with the board and their sections, in batches. */
async function restampBoard(core: Pick<Core, 'jobsDb'>, boardId: string): Promise<void> {
  const started = await selectActions(core.jobsDb, boardId);
  while ((await restampBatch(core.jobsDb, boardId, BATCH)) === BATCH) await advanceActions(core.jobsDb, boardId);
  await endActions(
    core.jobsDb,
    started.map((action) => action.id),
  );
}
