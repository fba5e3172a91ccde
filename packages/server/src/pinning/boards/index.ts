import { boardBase } from '@bowerbird/contract/pinning/boards/records.ts';
import { boardSchemas } from '@bowerbird/contract/pinning/boards/schemas.ts';
import type { Feature } from '../../feature.ts';
import { boardUpdateListener } from './boards.listeners.ts';
import { boardHandlers } from './boards.handlers.ts';
import { boardOwnership, boardsOfViewer } from './boards.ownership.ts';
import { purgeWorker } from './purge-boards.service.ts';
import { restampListener } from './restamp.service.ts';

export {
  boardVisibleTo,
  coversVisibleTo,
  guardBoard,
  guardBoardInvite,
  guardBoardMember,
  guardBoardOwner,
  guardBoardThing,
  guardBoardWrite,
  guardMemberThing,
  type GuardedBoard,
} from './boards.access.ts';
export { boardUrl, hexColor, presentCover, presentPreview, sectionUrl } from './boards.views.ts';
export { boardRecords, hydrateBoard, hydrateBoards } from './boards.records.ts';
export { coverList, type CoverRow } from './hydrate.queries.ts';
export { lockBoardRow } from './boards.queries.ts';
export { holdBoardAsOwner } from './hold-board.service.ts';
export { deleteBoard } from './board-state.service.ts';
export { giveBoard } from './board-owner.service.ts';
export { markRestored, noteActs, type BoardAct } from './board-acts.queries.ts';
export { createBoard, updateBoard } from './boards.service.ts';
export { reinstateBoard, withdrawBoard } from './moderate-boards.service.ts';
export { planRestamp } from './restamp.service.ts';

/** Boards: made, read, changed, archived, hidden, deleted and brought back. */
export const boardsFeature: Feature = {
  name: 'boards',
  schemas: boardSchemas,
  recordParts: [{ part: boardBase }, boardsOfViewer],
  handlers: boardHandlers,
  listeners: (core) => [restampListener(core), boardUpdateListener(core)],
  jobs: (core) => [purgeWorker(core)],
  ...boardOwnership,
};
