import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { refetchRecords } from '../../../shared/live/refetch-records.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import type { Talk } from './talk.ts';

/** The acts on their way that count a comment, and how many there were. */
let running = 0;
let begun = 0;
/** The talk whose count was read while such an act was on its way. It was perhaps counted twice. */
let unsure: Talk | null = null;

const isCounting = (): boolean => running > 0;

/** Does what counts a comment of its own. A count that was read meanwhile may have it already, so it is read again. */
export function counting<Result>(act: AppThunk<Promise<Result>>): AppThunk<Promise<Result>> {
  return async (dispatch) => {
    running += 1;
    begun += 1;
    try {
      return await dispatch(act);
    } finally {
      running -= 1;
      if (running === 0 && unsure) void dispatch(refetchTalk(unsure));
    }
  };
}

/** Reads a pin or a board as it is now: with what people say or without, and how much that is. */
export function refetchTalk({ type, id }: Talk): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const before = begun;
    const wasCounting = isCounting();
    unsure = null;
    if (type === 'pin') await dispatch(refetchRecords(PinResource.get, [id], (one) => ({ id: one })));
    else await dispatch(refetchRecords(BoardResource.get, [id], (board_id) => ({ board_id })));
    if (!wasCounting && begun === before) return;
    if (isCounting()) unsure = { type, id };
    else await dispatch(refetchTalk({ type, id }));
  };
}
