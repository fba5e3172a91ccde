import type { SavedInfo } from '@bowerbird/contract/pinning/pins/records.ts';
import type { AppDispatch, AppThunk, RootState } from '../../../store/create-store.ts';
import { createToggle, type Toggle } from '../../../store/optimistic/toggle.ts';
import type { StoredPin } from '../pins/index.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import type { PickedBoard, PickedSection } from '../boards/index.ts';
import { registerUndo } from '../../../store/undo-registry.ts';
import { rememberBoard, sendSave, showSaved, undoSave, type Kept } from './kept-place.ts';

/** A save under way, by the picture that it keeps. */
interface SaveUnderWay {
  readonly boardId: string;
  readonly sectionId: string | undefined;
}

/** Each store has its own, so that nothing is shared between pages of different people. */
const underWay = new WeakMap<AppDispatch, Map<string, SaveUnderWay>>();

/**
 * Saves a pin to a board: every card of the picture shows it at once, and a toast says where. Undo takes it back; a failure
 * reverts and says so. The same save once more while it is under way has no effect.
 */
export function savePin(pin: StoredPin, board: PickedBoard, section?: PickedSection): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const saves = underWay.get(dispatch) ?? new Map<string, SaveUnderWay>();
    underWay.set(dispatch, saves);
    const running = saves.get(pin.imageSignature);
    if (running?.boardId === board.id && running.sectionId === section?.id) return;
    const current = { boardId: board.id, sectionId: section?.id };
    saves.set(pin.imageSignature, current);

    const info = getState().entities.pin[pin.id]?.savedInfo ?? null;
    const before: Kept = info && { info };
    // Until the server names the new pin it has no id.
    const wanted: Kept = {
      info: { pinId: '', boardId: board.id, boardName: board.name, boardUrl: board.url, sectionTitle: section?.title ?? null },
      sectionId: section?.id,
    };
    const toggle = dispatch(createSaveToggle(pin, before));
    const settled = toggle.want(wanted);
    dispatch(rememberBoard(board));
    dispatch(sayWhere(pin, wanted, () => toggle.want(before)));
    await settled;
    if (saves.get(pin.imageSignature) === current) saves.delete(pin.imageSignature);
  };
}

function createSaveToggle(pin: StoredPin, before: Kept): AppThunk<Toggle<Kept>> {
  return (dispatch) => {
    let madePinId: string | null = null;
    return createToggle<Kept>(before, {
      show: (value) => dispatch(showSaved(pin.imageSignature, value?.info ?? null)),
      send: async (value) => {
        if (value?.info.pinId === '') {
          const kept = await dispatch(sendSave(pin.id, value));
          madePinId = kept.info.pinId;
          return kept;
        }
        if (madePinId !== null) await dispatch(undoSave(madePinId));
        madePinId = null;
        return value;
      },
      onRevert: (error) => void dispatch(failureShown(error, 'saves.failed')),
    });
  };
}

function sayWhere(pin: StoredPin, { info }: NonNullable<Kept>, takeBack: () => Promise<void>): AppThunk {
  return (dispatch, getState) => {
    const place = info.sectionTitle ?? info.boardName;
    const undoId = registerUndo(async () => {
      await takeBack();
      if (!isKeptIn(getState(), pin, info)) dispatch(toastShown({ kind: 'done', message: 'saves.undone', values: { board: place } }));
    });
    dispatch(
      toastShown({
        kind: 'done',
        message: 'saves.toast',
        values: { board: place },
        href: info.boardUrl,
        imageUrl: pin.images['236x']?.url,
        undoId,
      }),
    );
  };
}

function isKeptIn(state: RootState, pin: StoredPin, { boardId, sectionTitle }: SavedInfo): boolean {
  const kept = state.entities.pin[pin.id]?.savedInfo;
  return kept?.boardId === boardId && kept.sectionTitle === sectionTitle;
}
