import { actUndoSeconds, type BoardActKind } from '@bowerbird/domain/pinning/board-acts.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { updateBoard } from '../boards/index.ts';
import { removeCollaborator } from '../collaborators/index.ts';
import { movePins, removePins, restorePins } from '../pins/index.ts';
import { deleteSection, updateSection } from '../sections/index.ts';
import type { ActRow } from './board-activity.queries.ts';

type Context = HandlerContext<'full'>;
type Undo = (context: Context, act: ActRow) => Promise<unknown>;

const moveBack: Undo = (context, act) =>
  movePins(context, context.db, [act.pin_id!], { boardId: act.from_board_id!, sectionId: act.from_section_id });

/** What undoes which act. Each is a call that people make, too, so rights and counts are theirs. */
const undoes: { readonly [Kind in BoardActKind]?: Undo } = {
  pin_added: (context, act) => removePins(context, context.db, [act.pin_id!]),
  pin_removed: (context, act) => restorePins(context, context.db, [act.pin_id!], actUndoSeconds),
  pin_moved: moveBack,
  pin_moved_in: moveBack,
  pin_moved_out: moveBack,
  section_added: (context, act) => deleteSection(context, act.section_id!),
  section_renamed: (context, act) => updateSection(context, { section_id: act.section_id!, title: act.old_name! }),
  section_removed: (context, act) => updateSection(context, { section_id: act.section_id!, restore: true }),
  board_renamed: (context, act) => updateBoard(context, { board_id: act.board_id, name: act.old_name! }),
  person_joined: (context, act) => removeCollaborator(context, { board_id: act.board_id, user_id: act.user_id }),
};

/** Undoes an act; nothing where there is no way. */
export async function undoAct(context: Context, act: ActRow): Promise<void> {
  await undoes[act.kind]?.(context, act);
}
