import { readBoard } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { BlockingAction } from '@bowerbird/contract/pinning/boards/records.ts';
import { call } from '../../store/call.ts';
import { countFailure } from '../../store/count-failure.ts';
import type { AppThunk } from '../../store/create-store.ts';

const FIELDS = 'board.id,board.blocking_actions';
const MILLISECONDS_BETWEEN = 1_000;

/** The work under way on a board (`C7.20`); a reply without it is an error (`C5.6`). */
export function readBlockingActions(id: string): AppThunk<Promise<readonly BlockingAction[]>> {
  return async (dispatch) => {
    const board: { readonly blocking_actions?: readonly BlockingAction[] } = await dispatch(call(readBoard, { id }, { fields: FIELDS }));
    if (!board.blocking_actions) throw new Error('No blocking actions found in the response');
    return board.blocking_actions;
  };
}

/**
 * Tells of the work under way on a board until it is done, or nobody listens any more. It only informs, so what goes wrong is
 * counted and ends it.
 */
export function followBlockingActions(
  id: string,
  { signal, onChange, wait = sleep }: { signal: AbortSignal; onChange: (actions: readonly BlockingAction[]) => void; wait?: typeof sleep },
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      for (;;) {
        const actions = await dispatch(readBlockingActions(id));
        if (signal.aborted) return;
        onChange(actions);
        if (actions.length === 0) return;
        await wait(MILLISECONDS_BETWEEN);
      }
    } catch (error) {
      if (signal.aborted) return;
      onChange([]);
      dispatch(countFailure('blocking_actions', error));
    }
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
