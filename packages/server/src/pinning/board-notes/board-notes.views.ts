import type { BoardNote } from '@bowerbird/contract/pinning/board-notes/schemas.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import type { NoteRow } from './board-notes.queries.ts';

export function presentNote(row: NoteRow, context: ViewContext): BoardNote {
  const { doer_id, doer_username, doer_full_name, doer_picture_signature } = row;
  const doer =
    doer_id === null ? null : { doer_id, doer_username: doer_username!, doer_full_name: doer_full_name!, doer_picture_signature };
  return {
    id: row.id,
    board_id: row.board_id,
    section_id: row.section_id,
    text: row.text,
    is_to_do: row.is_to_do,
    done: row.done_at !== null,
    done_by: doer && readNamedUser(doer, 'doer', context),
    made_by: readNamedUser(row, 'by', context),
    created_at: row.created_at.toISOString(),
  };
}
