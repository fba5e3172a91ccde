import type { AppThunk } from '../../store/create-store.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { registerUndo } from '../../store/undo-registry.ts';

/** Keeps an undo that is a call, for a toast to name by the id; when it fails, the person is told, and `onDone` is not run. */
export function undoBy(restore: AppThunk<Promise<unknown>>, onDone: () => void = () => {}): AppThunk<string> {
  return (dispatch) =>
    registerUndo(async () => {
      try {
        await dispatch(restore);
        onDone();
      } catch (error) {
        dispatch(failureShown(error, 'pinActs.undoFailed'));
      }
    });
}
