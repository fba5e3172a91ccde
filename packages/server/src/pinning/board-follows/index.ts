import { boardFollowSchemas } from '@bowerbird/contract/pinning/board-follows/schemas.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { boardFollowHandlers } from './board-follows.handlers.ts';
import { boardFollowListener } from './board-follows.listeners.ts';
import { deleteBoardFollowsOf, selectBoardFollows } from './board-follows.queries.ts';

/** Following boards. */
export const boardFollowsFeature: Feature = {
  name: 'board-follows',
  schemas: boardFollowSchemas,
  handlers: boardFollowHandlers,
  listeners: (core) => [boardFollowListener(core)],
  personalData: {
    tables: ['board_follows'],
    erase: (core, userId) => deleteBoardFollowsOf(core.jobsDb, userId),
    export: async (core, userId) => ({ followed_boards: await selectBoardFollows(core.jobsDb, userId) }),
    revertIntrusion: nothingToRevert,
  },
};
