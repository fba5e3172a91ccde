import type { BoardUpdate } from '@bowerbird/contract/pinning/boards/live-updates.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import { selectBoardOwners } from './boards.queries.ts';
import type { BoardEvent } from './boards.events.ts';

const LIVE_UPDATES = {
  'board.created': 'board.created',
  'board.changed': 'board.changed',
  'board.privacy_changed': 'board.changed',
  'board.removed': 'board.removed',
} satisfies Record<BoardEvent, BoardUpdate>;

const TYPES = Object.keys(LIVE_UPDATES) as BoardEvent[];

/** Tells people what happened to their own boards: their other tabs and devices look again. */
export function boardUpdateListener(core: Core): EventListener {
  return {
    name: 'board-updates',
    types: TYPES,
    handle: async (events) => {
      const owners = await selectBoardOwners(core.jobsDb, [...new Set(events.map(({ payload }) => payload['boardId']!))]);
      for (const type of TYPES) {
        const ids = new Set(events.filter((event) => event.type === type).map(({ payload }) => payload['boardId']!));
        const own = owners.filter(({ id }) => ids.has(id));
        await sendLiveUpdates(
          core.jobsDb,
          LIVE_UPDATES[type],
          own.map(({ id, owner_id }) => ({ to: owner_id, data: { boardIds: [id] } })),
        );
      }
    },
  };
}
