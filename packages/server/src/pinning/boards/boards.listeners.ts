import type { BoardUpdate } from '@bowerbird/contract/pinning/boards/live-updates.ts';
import type { BoardWorkUpdate } from '@bowerbird/contract/pinning/board-notes/live-updates.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import { selectBoardPeople } from './boards.queries.ts';
import type { BoardEvent } from './boards.events.ts';

const LIVE_UPDATES = {
  'board.created': 'board.created',
  'board.changed': 'board.changed',
  'board.privacy_changed': 'board.changed',
  'board.removed': 'board.removed',
  'board.worked_on': 'board.worked_on',
} satisfies Record<BoardEvent, BoardUpdate | BoardWorkUpdate>;

const TYPES = Object.keys(LIVE_UPDATES) as BoardEvent[];

/** Tells the people of a board what happened to it: their open pages look again. */
export function boardUpdateListener(core: Core): EventListener {
  return {
    name: 'board-updates',
    types: TYPES,
    handle: async (events) => {
      const people = await selectBoardPeople(core.jobsDb, [...new Set(events.map(({ payload }) => payload['boardId']!))]);
      for (const type of TYPES) {
        const ids = new Set(events.filter((event) => event.type === type).map(({ payload }) => payload['boardId']!));
        const told = people.filter(({ id }) => ids.has(id));
        await sendLiveUpdates(
          core.jobsDb,
          LIVE_UPDATES[type],
          told.map(({ id, user_id }) => ({ to: user_id, data: { boardIds: [id] } })),
        );
      }
    },
  };
}
