import type { BoardAct, BoardActivityInput } from '@bowerbird/contract/pinning/board-activity/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { page, type HandlerContext, type Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { guardBoardThing, guardBoardMember, lockBoardRow } from '../boards/index.ts';
import { hydratePins } from '../pins/index.ts';
import { findActBoard, markUndone, selectActs, takeId, type ActRow } from './board-activity.queries.ts';
import { presentAct } from './board-activity.views.ts';
import { undoAct } from './undo-act.service.ts';

type Context = HandlerContext<'full'>;

/** A page of what was done on a board, for its people. */
export async function readActivity(context: Context, input: BoardActivityInput): Promise<Page<BoardAct[]>> {
  const { core, viewer } = context;
  const boardId = input.board_id;
  await guardBoardMember(core.db, viewer, boardId);
  const { data, bookmark } = await turnPage<ActRow, ActRow>(context, input, {
    purpose: `board-activity:${boardId}`,
    load: (after, size) => selectActs(core.db, viewer, { boardId, after, size }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: (row) => [row],
  });
  return page({ data: await present(context, data), bookmark });
}

/** Undoes an act while that is possible; of two at once one does. */
export async function undo(context: Context, id: string): Promise<BoardAct> {
  const { db, viewer } = context;
  const boardId = await findActBoard(db, id);
  if (boardId === undefined) throw new ApiError('not_found');
  await guardBoardThing(db, viewer, boardId);
  await lockBoardRow(db, boardId);
  const [act] = await selectActs(db, viewer, { id });
  if (!act?.can_undo) throw new ApiError('conflict', { extra: { reason: 'cannot_undo' } });
  const since = await takeId(db);
  await undoAct(context, act);
  await markUndone(db, act, { userId: viewer.userId, since });
  await emitEvent(db, 'board.worked_on', { boardId });
  const [after] = await present(context, await selectActs(db, viewer, { id }));
  return after!;
}

async function present(context: Context, rows: readonly ActRow[]): Promise<BoardAct[]> {
  const pins = await hydratePins(context, [...new Set(rows.flatMap(({ pin_id }) => pin_id ?? []))]);
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  return rows.map((row) => presentAct(row, byId, context));
}
