import { BoardPollResource, BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { boardPollSchemas } from '@bowerbird/contract/pinning/board-polls/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { deletePollsOf, deleteVotesOf, selectPollsForExport } from './board-polls.queries.ts';
import { changePoll, readPolls, removePoll, startPoll } from './board-polls.service.ts';

/** “Which one?”: the people of a board choose among its pins. */
export const boardPollsFeature: Feature = {
  name: 'board-polls',
  schemas: boardPollSchemas,
  handlers: [
    handle(BoardPollsResource.get, async (context, { board_id }) => readPolls(context, board_id)),
    handleAtomically(BoardPollResource.create, startPoll),
    handleAtomically(BoardPollResource.update, changePoll),
    handleAtomically(BoardPollResource.delete, async (context, { id }) => removePoll(context, id)),
  ],
  personalData: {
    tables: ['board_polls', 'board_poll_votes'],
    erase: async (core, userId) => {
      await deletePollsOf(core.jobsDb, userId);
      await deleteVotesOf(core.jobsDb, userId);
    },
    export: (core, userId) => selectPollsForExport(core.jobsDb, userId),
    revertIntrusion: (db, { userId, since }) => deletePollsOf(db, userId, since),
  },
};
