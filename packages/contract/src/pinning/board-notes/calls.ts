import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { BoardNote, BoardNoteInput, BoardNotesInput, CreateBoardNoteInput, UpdateBoardNoteInput } from './schemas.ts';

/** What the people of a board wrote down for themselves: notes and things to do, in their order. Nobody else sees them. */
export const BoardNotesResource = defineResource('BoardNotesResource', {
  get: forFullViewer<BoardNotesInput, BoardNote[]>({ errors: ['board_not_found', 'forbidden'] }),
});

/** One note or thing to do, which any of the board's people changes; a deleted one comes back by `restore`. */
export const BoardNoteResource = defineResource('BoardNoteResource', {
  create: forFullViewer<CreateBoardNoteInput, BoardNote>({
    errors: ['board_not_found', 'section_not_found', 'forbidden', 'too_many_things'],
  }),
  update: forFullViewer<UpdateBoardNoteInput, BoardNote>({
    errors: ['board_not_found', 'section_not_found', 'forbidden', 'not_found', 'too_late_to_undo', 'too_many_things'],
  }),
  delete: forFullViewer<BoardNoteInput, null>({ errors: ['board_not_found', 'forbidden', 'not_found'] }),
});
