import { BoardActivityResource } from '@bowerbird/contract/pinning/board-activity/calls.ts';
import { boardActivitySchemas } from '@bowerbird/contract/pinning/board-activity/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteActsOf, purgeActs, selectActsForExport } from './board-activity.queries.ts';
import { activityListener } from './board-activity.listeners.ts';
import { readActivity, undo } from './board-activity.service.ts';

/** Who did what on a board that people keep together, and how it is undone. */
export const boardActivityFeature: Feature = {
  name: 'board-activity',
  schemas: boardActivitySchemas,
  handlers: [
    handle(BoardActivityResource.get, async (context, input) => readActivity(context, input)),
    handleAtomically(BoardActivityResource.update, async (context, { id }) => undo(context, id)),
  ],
  listeners: (core) => [activityListener(core)],
  jobs: ({ jobsDb }) => [{ name: 'board-acts.purge', cron: '43 3 * * *', handle: () => purgeActs(jobsDb) }],
  personalData: {
    tables: ['board_acts'],
    erase: (core, userId) => deleteActsOf(core.jobsDb, userId),
    export: async (core, userId) => ({ board_acts: await selectActsForExport(core.jobsDb, userId) }),
    // It tells what was done, and is no way in.
    revertIntrusion: nothingToRevert,
  },
};
