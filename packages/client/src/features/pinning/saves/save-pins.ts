import type { AppThunk } from '../../../store/create-store.ts';
import type { PickedBoard, PickedSection } from '../boards/index.ts';
import { rememberBoard, sendSave, showSaved, type Kept } from './kept-place.ts';

/** Saves pins to a board one after the other. Each shows it once it is saved. Gives how many were. */
export function savePins(pinIds: readonly string[], board: PickedBoard, section?: PickedSection): AppThunk<Promise<number>> {
  return async (dispatch, getState) => {
    const wanted: NonNullable<Kept> = {
      info: { pinId: '', boardId: board.id, boardName: board.name, boardUrl: board.url, sectionTitle: section?.title ?? null },
      sectionId: section?.id,
    };
    let saved = 0;
    for (const pinId of pinIds) {
      const kept = await dispatch(sendSave(pinId, wanted)).catch(() => null);
      if (!kept) continue;
      saved += 1;
      const signature = getState().entities.pin[pinId]?.imageSignature;
      if (signature !== undefined) dispatch(showSaved(signature, kept.info));
    }
    if (saved > 0) dispatch(rememberBoard(board));
    return saved;
  };
}
