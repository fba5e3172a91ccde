import { boardFollowSchemas } from '@bowerbird/contract/pinning/board-follows/schemas.ts';
import { nothingToTakeBack } from '../../contributions.ts';
import type { Feature } from '../../feature.ts';
import { boardFollowHandlers } from './board-follows.handlers.ts';
import { deleteBoardFollowsOf, selectBoardFollows } from './board-follows.queries.ts';

/** Following boards. */
export const boardFollowsFeature: Feature = {
  name: 'board-follows',
  schemas: boardFollowSchemas,
  handlers: boardFollowHandlers,
  owns: ['board_follows'],
  erase: (core, userId) => deleteBoardFollowsOf(core.jobsDb, userId),
  export: async (core, userId) => ({ followed_boards: await selectBoardFollows(core.jobsDb, userId) }),
  takeBack: nothingToTakeBack,
};
