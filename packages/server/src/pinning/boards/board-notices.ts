import type { BoardNotice } from '@bowerbird/contract/pinning/boards/notices.ts';
import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { sendNotices } from '../../core/realtime/index.ts';
import { selectBoardOwners } from './boards.queries.ts';
import type { BoardEvent } from './boards.events.ts';

const NOTICES = {
  'board.created': 'board.created',
  'board.changed': 'board.changed',
  'board.privacy_changed': 'board.changed',
  'board.removed': 'board.removed',
} satisfies Record<BoardEvent, BoardNotice>;

const TYPES = Object.keys(NOTICES) as BoardEvent[];

/** Tells people what happened to their own boards: their other tabs and devices look again. */
export function boardNoticeListener(core: Core): EventListener {
  return {
    name: 'board-notices',
    types: TYPES,
    handle: async (events) => {
      const owners = await selectBoardOwners(core.jobsDb, [...new Set(events.map(({ payload }) => payload['boardId']!))]);
      for (const type of TYPES) {
        const ids = new Set(events.filter((event) => event.type === type).map(({ payload }) => payload['boardId']!));
        const own = owners.filter(({ id }) => ids.has(id));
        await sendNotices(
          core.jobsDb,
          NOTICES[type],
          own.map(({ id, owner_id }) => ({ to: owner_id, data: { boardIds: [id] } })),
        );
      }
    },
  };
}
