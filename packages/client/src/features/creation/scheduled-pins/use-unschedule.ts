import { useState } from 'react';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { repeatKeys } from '../../../lib/repeat-keys.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';

/** Takes the time of a draft away, which the server knows by `id`; a failure is told, and the time stays. */
export function useUnschedule() {
  const dispatch = useAppDispatch();
  const remove = useAction(ScheduledPinsResource.delete);
  const { busy, run } = useOneAtATime();
  const [keys] = useState(() => repeatKeys());
  const unschedule = (id: string, onDone: () => void) =>
    run(async () => {
      try {
        await remove({ id }, { idempotencyKey: keys.keyOf(id) });
        keys.settle();
        onDone();
      } catch (error) {
        if (toCallError(error).record) keys.settle();
        dispatch(failureShown(error, 'schedule.moveFailed'));
      }
    });
  return { busy, unschedule };
}
