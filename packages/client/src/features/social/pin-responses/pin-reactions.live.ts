import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { PinReacted } from '@bowerbird/contract/social/pin-responses/live-updates.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { refetchRecords } from '../../../shared/live/refetch-records.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { isTalkOpen } from '../comments/index.ts';

/** A pin of the day gets many reactions at once; each page looks once for all of them. */
const WAIT_MILLISECONDS = 1_500;

const waiting = new Set<string>();

/** Counts the reactions to an open pin anew. */
function refetchReactions({ pinId }: PinReacted): AppThunk {
  return (dispatch) => {
    if (!isTalkOpen(pinId) || waiting.has(pinId)) return;
    waiting.add(pinId);
    setTimeout(() => {
      waiting.delete(pinId);
      if (isTalkOpen(pinId)) void dispatch(refetchRecords(PinResource.get, [pinId], (id) => ({ id })));
    }, WAIT_MILLISECONDS);
  };
}

const effects: readonly LiveEffect[] = [afterUpdate('pin.reacted', refetchReactions)];
export default effects;
