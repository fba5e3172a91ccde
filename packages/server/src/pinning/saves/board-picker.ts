import type { PickerBoard, PickerInput } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { hydrateBoards } from '../boards/index.ts';
import type { ActContext } from '../pins/index.ts';
import { selectPickerBoards, type PickerRow } from './saves.queries.ts';

const SHORTLIST = 4;
const PURPOSE = 'board-picker';

/** A page of the boards that the viewer may save to, those used last first. */
export async function readPicker(context: ActContext, input: PickerInput): Promise<Page<PickerBoard[]>> {
  if (isAtEnd(input.bookmarks)) return page({ data: [], bookmark: END_BOOKMARK });
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  const after = readBookmark<{ used: string; id: string }>(context, PURPOSE, input.bookmarks);
  const rows = await selectPickerBoards(context.core.db, { userId: context.viewer.userId, pinId: input.pin_id ?? null, after, size });
  const last = rows.at(-1);
  const bookmark = rows.length < size || !last ? END_BOOKMARK : makeBookmark(context, PURPOSE, { used: last.used, id: last.id });
  return page({ data: await present(context, rows), bookmark });
}

/** The few boards that the viewer most likely wants: those they used last. */
export async function readShortlist(context: ActContext, input: PickerInput): Promise<PickerBoard[]> {
  const rows = await selectPickerBoards(context.core.db, {
    userId: context.viewer.userId,
    pinId: input.pin_id ?? null,
    after: null,
    size: SHORTLIST,
  });
  return present(context, rows);
}

async function present(context: ActContext, rows: readonly PickerRow[]): Promise<PickerBoard[]> {
  const boards = await hydrateBoards(
    context,
    rows.map((row) => row.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return boards.map((board) => {
    const row = byId.get(board.id)!;
    return { board, sections: [...row.sections], savedHere: row.saved_here };
  });
}
