import type { AppThunk } from '../../../store/create-store.ts';
import { TOAST_MILLISECONDS, toastShown } from '../../../store/toasts.slice.ts';
import { upsellChanged } from './saves.store.ts';

/** So many of the last saves are looked at. So many of them on one board say what somebody is after. */
const SAVES_KEPT = 10;
const SAVES_OF_INTEREST = 3;
const DAY = 24 * 60 * 60 * 1000;
/** The save's own toast has gone by then. */
const WAIT = TOAST_MILLISECONDS + 1000;

/**
 * Notes a save, and after several on one board offers more that goes with it (`C3.24`): once a day for a board, after the
 * toast of the save, and not over another one.
 */
export function noteSave(repinId: string, bringWords: () => Promise<void>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { entities } = getState();
    const board = entities.board[entities.pin[repinId]?.board?.id ?? ''];
    if (!board) return;
    const recentSaves = [board.id, ...getState().postRepinUpsell.recentSaves].slice(0, SAVES_KEPT);
    dispatch(upsellChanged({ recentSaves }));
    const isWanted = () => {
      const { recentSaves: saves, recentUpsell } = getState().postRepinUpsell;
      const isRepeated = saves.filter((id) => id === board.id).length >= SAVES_OF_INTEREST;
      return isRepeated && Date.now() - (recentUpsell[board.id] ?? 0) > DAY;
    };
    if (!isWanted()) return;
    await Promise.all([bringWords(), new Promise((resolve) => setTimeout(resolve, WAIT))]);
    const isUndone = getState().entities.pin[repinId] === undefined;
    if (isUndone || getState().toasts.current !== null || !isWanted()) return;
    dispatch(upsellChanged({ recentUpsell: { ...getState().postRepinUpsell.recentUpsell, [board.id]: Date.now() } }));
    dispatch(toastShown({ kind: 'done', message: 'saves.ideas', values: { board: board.name }, href: `${board.url}?tab=ideas` }));
  };
}
