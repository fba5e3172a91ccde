import { BoardNoteResource, BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { boardNoteSchemas } from '@bowerbird/contract/pinning/board-notes/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { deleteNotesOf, purgeNotes, selectNotesForExport } from './board-notes.queries.ts';
import { changeNote, createNote, deleteNote, readNotes } from './board-notes.service.ts';

/** Notes and things to do that the people of a board keep on it. */
export const boardNotesFeature: Feature = {
  name: 'board-notes',
  schemas: boardNoteSchemas,
  handlers: [
    handle(BoardNotesResource.get, async (context, { board_id }) => readNotes(context, board_id)),
    handleAtomically(BoardNoteResource.create, createNote),
    handleAtomically(BoardNoteResource.update, changeNote),
    handleAtomically(BoardNoteResource.delete, async (context, { id }) => deleteNote(context, id)),
  ],
  jobs: ({ jobsDb }) => [{ name: 'board-notes.purge', cron: '37 3 * * *', handle: () => purgeNotes(jobsDb) }],
  personalData: {
    tables: ['board_notes'],
    erase: (core, userId) => deleteNotesOf(core.jobsDb, userId),
    export: async (core, userId) => ({ board_notes: await selectNotesForExport(core.jobsDb, userId) }),
    revertIntrusion: (db, { userId, since }) => deleteNotesOf(db, userId, since),
  },
};
