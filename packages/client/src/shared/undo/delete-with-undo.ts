import type { MessageId } from '../../i18n/message-id.ts';
import type { AppThunk } from '../../store/create-store.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { removeFromFeeds } from '../../store/feeds/index.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import { toastShown, type Toast } from '../../store/toasts.slice.ts';
import { undoBy } from './undo-by.ts';

export interface Deletion {
  /** What leaves every list at once. */
  readonly ids: readonly string[];
  readonly remove: AppThunk<Promise<unknown>>;
  readonly restore: AppThunk<Promise<unknown>>;
  /** The words once it is gone. */
  readonly message: MessageId;
  readonly values?: Toast['values'];
  /** The words when the server refuses. */
  readonly failed: (error: unknown) => MessageId;
  /** Lists that were perhaps fetched after it went, and never had it. Open pages may have emptied others, when they heard of it. */
  readonly lists?: readonly string[];
  /** Other lists that it changes, there and back. */
  readonly changed?: readonly { readonly name: string; readonly key?: string }[];
}

/**
 * Deletes something that comes back when the server refuses, or when the person takes it back within ten seconds. Tells
 * whether it went.
 */
export function deleteWithUndo({
  ids,
  remove,
  restore,
  message,
  values,
  failed,
  lists = [],
  changed = [],
}: Deletion): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const putBack = dispatch(removeFromFeeds(ids));
    const forget = (places: typeof changed) => places.forEach((place) => dispatch(resourceInvalidated(place)));
    try {
      await dispatch(remove);
    } catch (error) {
      putBack();
      dispatch(failureShown(error, failed(error)));
      return false;
    }
    forget(changed);
    const undoId = dispatch(
      undoBy(restore, () => {
        putBack();
        forget([...lists.map((name) => ({ name })), ...changed]);
      }),
    );
    dispatch(toastShown({ kind: 'undoable', message, values, undoId }));
    return true;
  };
}
