import { readBoard } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { BlockingAction } from '@bowerbird/contract/pinning/boards/records.ts';
import { pauseFor, pauseUntilSeen } from '../../lib/pause.ts';
import { call } from '../../store/call.ts';
import { countFailure } from '../../store/count-failure.ts';
import type { AppThunk } from '../../store/create-store.ts';

const FIELDS = 'board.id,board.blocking_actions';
const FIRST_WAIT_MILLISECONDS = 1_000;
const LONGEST_WAIT_MILLISECONDS = 30_000;

/** The work under way on a board (`C7.20`); a reply without it is an error (`C5.6`). */
export function readBlockingActions(id: string): AppThunk<Promise<readonly BlockingAction[]>> {
  return async (dispatch) => {
    const board: { readonly blocking_actions?: readonly BlockingAction[] } = await dispatch(call(readBoard, { id }, { fields: FIELDS }));
    if (!board.blocking_actions) throw new Error('No blocking actions found in the response');
    return board.blocking_actions;
  };
}

/**
 * Tells of the work under way on a board until it is done, or nobody listens any more. It asks less and less often, and not while
 * nobody sees the page. It only informs, so what goes wrong is counted and ends it.
 */
export function followBlockingActions(
  id: string,
  {
    signal,
    onChange,
    wait = waitSeen,
  }: { signal: AbortSignal; onChange: (actions: readonly BlockingAction[]) => void; wait?: typeof waitSeen },
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      for (let time = FIRST_WAIT_MILLISECONDS; !signal.aborted; time = Math.min(time * 2, LONGEST_WAIT_MILLISECONDS)) {
        const actions = await dispatch(readBlockingActions(id));
        if (signal.aborted) return;
        onChange(actions);
        if (actions.length === 0) return;
        await wait(time, signal);
      }
    } catch (error) {
      if (signal.aborted) return;
      onChange([]);
      dispatch(countFailure('blocking_actions', error));
    }
  };
}

async function waitSeen(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pauseFor(milliseconds, signal);
  await pauseUntilSeen(signal);
}
