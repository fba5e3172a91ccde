import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { deleteBoardFollowsBetween } from './board-follows.queries.ts';

/** Two people whom a block keeps apart follow no boards of each other. */
export function boardFollowListener({ jobsDb }: Core): EventListener {
  return {
    name: 'board-follows-across-blocks',
    types: ['user.blocked'],
    handle: async (events) => {
      for (const { payload } of events) await deleteBoardFollowsBetween(jobsDb, payload.userId!, payload.blockedId!);
    },
  };
}
