import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { SavedInfo } from '@bowerbird/contract/pinning/pins/records.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import type { PickedBoard } from '../boards/index.ts';

/** Where a picture is kept, or `null`; the section's id is known only of what was chosen here. */
export type Kept = { readonly info: SavedInfo; readonly sectionId?: string } | null;

/** So many recently used boards the viewer record lists. */
const MOST_RECENT_BOARDS = 10;

/** Shows on every pin of a picture where the viewer keeps it, and counts the viewer's own save at once. */
export function showSaved(signature: string, savedInfo: SavedInfo | null): AppThunk {
  return (dispatch, getState) => {
    for (const pin of Object.values(getState().entities.pin)) {
      if (pin.imageSignature !== signature) continue;
      const change = Number(savedInfo !== null) - Number(pin.savedInfo !== null);
      const count = pin.saveCount === undefined ? {} : { saveCount: Math.max(0, pin.saveCount + change) };
      dispatch(entityPatched({ type: 'pin', id: pin.id, changes: { savedInfo, ...count } }));
    }
  };
}

/** Asks the server to save; gives the place with the new pin's id. */
export function sendSave(pinId: string, { info, sectionId }: NonNullable<Kept>): AppThunk<Promise<NonNullable<Kept>>> {
  return async (dispatch) => {
    const saved = await dispatch(call(RepinResource.create, { pin_id: pinId, board_id: info.boardId, section: sectionId ?? null }));
    return { info: { ...info, pinId: saved.id }, sectionId };
  };
}

/** Deletes the pin that a save made. */
export function undoSave(madePinId: string): AppThunk<Promise<unknown>> {
  return (dispatch) => dispatch(call(PinResource.delete, { id: madePinId }));
}

/** Puts a board first among those used lately: the next save in one click goes there. */
export function rememberBoard({ id, name, url }: PickedBoard): AppThunk {
  return (dispatch, getState) => {
    const others = getState().session.viewer?.recent_boards.filter((board) => board.id !== id) ?? [];
    dispatch(viewerChanged({ recent_boards: [{ id, name, url }, ...others].slice(0, MOST_RECENT_BOARDS) }));
  };
}
