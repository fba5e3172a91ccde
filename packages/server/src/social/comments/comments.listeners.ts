import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { tellGone } from './comment-watchers.queries.ts';

/** Tells whoever has a pin or a board open that it is gone: their pages ask for nothing of its talk. */
export function goneTalkListener(core: Core): EventListener {
  return {
    name: 'gone-talks',
    types: ['pin.removed', 'board.removed'],
    handle: (events) =>
      tellGone(
        core.jobsDb,
        events.flatMap(({ payload }) => payload['pinId'] ?? payload['boardId'] ?? []),
      ),
  };
}
