import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { zoneName } from '../../../lib/zone-name.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ownTimeZone } from './time-fields.tsx';

export interface DraftTimeProps {
  /** When it goes out now, in epoch seconds. */
  readonly scheduledTs: number | null;
  /** Whose clocks that time was chosen by; the reader's without. */
  readonly timeZone?: string | null;
  /** Puts all of the draft on the server, and gives its id there; null where that failed. */
  readonly save: () => Promise<string | null>;
  readonly onScheduled: (ts: number, timeZone: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Gives a draft a time to go out at, or another one. */
export function DraftTime({ scheduledTs, timeZone, save, onScheduled, onClose }: DraftTimeProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const create = useAction(ScheduledPinsResource.create);
  const update = useAction(ScheduledPinsResource.update);
  return (
    <ScheduleDialog
      title={text('schedule.scheduleTitle')}
      at={scheduledTs}
      timeZone={timeZone}
      send={async (time, options) => {
        // What was typed goes first: the draft has to be ready as it stands on the server.
        const id = await save();
        if (id === null) throw new CallError(null);
        const { scheduled_ts: ts } =
          scheduledTs === null ? await create({ draft_id: id, ...time }, options) : await update({ id, ...time }, options);
        dispatch(
          toastShown({
            kind: 'done',
            message: 'schedule.done',
            values: { time: timeOf(ts, locale, time.time_zone) },
            href: '/pin-builder/schedule/',
          }),
        );
        await onScheduled(ts, time.time_zone);
      }}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

/** A moment by the clocks of a place, which is named where it is another than the reader's. */
export function timeOf(ts: number, locale: string, zone?: string | null): string {
  const timeZone = zone ?? ownTimeZone();
  const time = new Date(ts * 1000).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return zoneName(timeZone) === zoneName(ownTimeZone()) ? time : `${time} (${zoneName(timeZone)})`;
}
