import { useEffect, useRef, useState } from 'react';
import { PinDraftPublicationsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { StoryPinDraftPublicationsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAction, useAppDispatch, useNextPage, useResource } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { viewerCounted } from '../../../store/session.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { wrongMoment } from '@bowerbird/domain/creation/drafts.ts';
import { startOf, withMoves, type Moves } from './calendar.ts';
import type { TypedTime } from './time-fields.tsx';

const SETTLE_MS = 600;

export interface Schedule {
  /** What stands in the span, what is out too. */
  readonly shown: readonly ScheduledPin[];
  /** What waits, the next one first. */
  readonly waiting: readonly ScheduledPin[];
  /** Whether it is known what waits. */
  readonly isLoaded: boolean;
  readonly isAtEnd: boolean;
  readonly more: () => void;
  /** Moves a pin; several moves in a row become one call. It is false where the moment cannot be. */
  readonly move: (pin: ScheduledPin, ts: number) => boolean;
  readonly moveTo: (pin: ScheduledPin, time: TypedTime, options: CallOptions) => Promise<unknown>;
  readonly unschedule: (pin: ScheduledPin) => Promise<void>;
  readonly publishNow: (pin: ScheduledPin) => Promise<void>;
}

/** The viewer's scheduled pins of a span of days, and what can be done with them. */
export function useSchedule(from: string, until: string, timeZone: string): Schedule {
  const dispatch = useAppDispatch();
  const span = { from_ts: startOf(from, timeZone), until_ts: startOf(until, timeZone), page_size: 250 };
  const inSpan = useResource(ScheduledPinsResource.get, span);
  const waiting = useResource(ScheduledPinsResource.get, { page_size: 50 });
  const more = useNextPage(ScheduledPinsResource.get, { page_size: 50 });
  const update = useAction(ScheduledPinsResource.update);
  const remove = useAction(ScheduledPinsResource.delete);
  const publish = useAction(PinDraftPublicationsResource.create);
  const publishStory = useAction(StoryPinDraftPublicationsResource.create);
  const [moves, setMoves] = useState<Moves<ScheduledPin>>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const refresh = async () => {
    await Promise.all([inSpan.refresh(), waiting.refresh()]);
  };
  // The span may be another one by the time that a move is kept.
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const forget = (id: string) => setMoves(({ [id]: _gone, ...others }) => others);
  const fail = (error: unknown, message: MessageId) => {
    const { record } = toCallError(error);
    dispatch(toastShown({ kind: 'error', message: record ? message : 'app.offline' }));
  };
  const keep = async (id: string, work: () => Promise<unknown>, message: MessageId) => {
    try {
      await work();
      await latest.current();
    } catch (error) {
      fail(error, message);
    } finally {
      forget(id);
    }
  };

  return {
    shown: withMoves(inSpan.data ?? [], moves),
    waiting: withMoves(waiting.data ?? [], moves).filter(({ pinId }) => pinId === null),
    isLoaded: waiting.loaded,
    isAtEnd: waiting.isAtEnd,
    more,
    move: (pin, ts) => {
      clearTimeout(timers.current.get(pin.id));
      const wrong = wrongMoment(ts * 1000, Date.now());
      if (wrong) {
        dispatch(toastShown({ kind: 'error', message: wrong === 'past' ? 'schedule.past' : 'schedule.tooFar' }));
        return false;
      }
      setMoves((before) => ({ ...before, [pin.id]: { pin, ts } }));
      timers.current.set(
        pin.id,
        setTimeout(() => void keep(pin.id, () => update({ id: pin.id, scheduled_ts: ts }), 'schedule.moveFailed'), SETTLE_MS),
      );
      return true;
    },
    moveTo: async (pin, time, options) => {
      const moved = await update({ id: pin.id, ...time }, options);
      await refresh();
      return moved;
    },
    unschedule: (pin) => {
      setMoves((before) => ({ ...before, [pin.id]: { pin, ts: null } }));
      return keep(pin.id, () => remove({ id: pin.id }), 'schedule.moveFailed');
    },
    publishNow: (pin) =>
      keep(
        pin.id,
        async () => {
          await (pin.isStory ? publishStory : publish)({ id: pin.id });
          dispatch(viewerCounted({ scheduled_pin_count: -1 }));
          // It stands on today from now on, which may lie in a month that was read before.
          dispatch(resourceInvalidated({ name: ScheduledPinsResource.get.name }));
        },
        'schedule.publishFailed',
      ),
  };
}
