import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { deleteTiesBetween } from './collaborators.queries.ts';

/** Two people whom a block keeps apart keep no boards of each other. */
export function collaboratorListener({ jobsDb }: Core): EventListener {
  return {
    name: 'collaborators-across-blocks',
    types: ['user.blocked'],
    handle: async (events) => {
      for (const { payload } of events) await deleteTiesBetween(jobsDb, payload.userId!, payload.blockedId!);
    },
  };
}
