import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emitEvent, type EventListener } from '../../core/events/outbox.ts';
import { insertAdded } from './board-activity.queries.ts';

/** Notes pins that were added behind the act itself: saving waits for nobody else's list. */
export function activityListener({ jobsDb }: Core): EventListener {
  return {
    name: 'board-activity',
    types: ['pin.created'],
    handle: (events) =>
      inTransaction(jobsDb, async (trx) => {
        for (const boardId of await insertAdded(trx, events)) await emitEvent(trx, 'board.worked_on', { boardId });
      }),
  };
}
