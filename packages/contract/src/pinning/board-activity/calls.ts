import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { BoardAct, BoardActivityInput, UndoActInput } from './schemas.ts';

/** What was done on a board that people keep together, the newest first, for them alone; `update` undoes one act. */
export const BoardActivityResource = defineResource('BoardActivityResource', {
  get: forFullViewer<BoardActivityInput, BoardAct[]>({ records: 'card', paged: true, errors: ['board_not_found', 'forbidden'] }),
  update: forFullViewer<UndoActInput, BoardAct>({
    records: 'card',
    errors: [
      'board_not_found',
      'pin_not_found',
      'section_not_found',
      'not_found',
      'forbidden',
      'conflict',
      'too_late_to_undo',
      'too_many_things',
      'section_name_taken',
      'board_name_taken',
    ],
  }),
});
