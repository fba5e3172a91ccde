import { viewerBoards } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Contributions } from '../../core/contributions.ts';
import { givePartOf } from '../../endpoints/record-parts.ts';
import { boardUrl } from './boards.views.ts';
import { deleteCollaboratorsSince, eraseBoards, selectBoardsForExport, viewerCounts } from './ownership.queries.ts';

/** What boards add to the viewer record (`C3.9`). */
export const boardsOfViewer = givePartOf(
  viewerBoards,
  'board_count',
  (_context, { id }) => viewerCounts(id),
  (row) => ({
    board_count: row.boards,
    secret_board_count: row.secret,
    group_board_count: row.shared,
    pin_count: row.pins,
    last_repin_id: row.last,
    recent_boards: row.recent.map(({ id, name, ...board }) => ({ id, name, url: boardUrl(board) })),
  }),
);

/** What of a person's boards goes or can be taken along. */
export const boardOwnership = {
  personalData: {
    tables: ['boards', 'board_collaborators', 'board_slug_redirects'],
    erase: (core, userId) => eraseBoards(core.jobsDb, userId),
    export: async (core, userId) => ({ boards: await selectBoardsForExport(core.jobsDb, userId) }),
    revertIntrusion: async (db, { userId, since, reason }) => {
      if (reason === 'not_me') await deleteCollaboratorsSince(db, userId, since);
    },
  },
} satisfies Pick<Contributions, 'personalData'>;
