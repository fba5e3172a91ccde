import { useState, type ReactNode } from 'react';
import { momentOf, wallTimeOf } from '@bowerbird/domain/creation/zoned-time.ts';
import { wrongMoment } from '@bowerbird/domain/creation/drafts.ts';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { zoneOptions } from '../../../lib/zone-name.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import styles from './schedule-dialog.module.css';

/** A time as it is typed. */
export interface TypedTime {
  readonly scheduled_date: string;
  readonly scheduled_time: string;
  readonly time_zone: string;
}

export interface ScheduleDialogProps {
  readonly title: string;
  /** When it goes out now, in epoch seconds; tomorrow at this hour is offered without. */
  readonly at: number | null;
  readonly send: (time: TypedTime, options: CallOptions) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

const DAY = 24 * 60 * 60 * 1000;
type Field = keyof TypedTime;

const ruleWords: Record<string, MessageId> = {
  past: 'schedule.past',
  too_far: 'schedule.tooFar',
  skipped: 'schedule.skipped',
  date: 'schedule.dateWrong',
  time: 'schedule.timeWrong',
  time_zone: 'schedule.zoneWrong',
};

/** Where the browser is. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Asks for a day, a time and a place. */
export function ScheduleDialog({ title, at, send, onDone, onClose, children }: ScheduleDialogProps) {
  const text = useText();
  const own = ownTimeZone();
  const [first] = useState(() => wallTimeOf(at === null ? Date.now() + DAY : at * 1000, own));
  const { dialog, errorOf, failure } = useForm<Field, TypedTime, unknown>({
    fields: ['scheduled_date', 'scheduled_time', 'time_zone'],
    read: (typed) => {
      const time = {
        scheduled_date: typed.text('scheduled_date'),
        scheduled_time: typed.text('scheduled_time'),
        time_zone: typed.text('time_zone'),
      };
      const wrong = whatIsWrong(time);
      return wrong ? { wrong: { [wrong.field]: { id: ruleWords[wrong.rule]! } } } : { input: time };
    },
    send,
    wordsFor: ({ rule }) => ({ id: ruleWords[rule] ?? 'schedule.notReady' }),
    failed: () => ({ id: 'schedule.notReady' }),
    onDone,
  });
  return (
    <FormDialog
      {...dialog}
      title={title}
      act={text(at === null ? 'schedule.schedule' : 'schedule.move')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField
            label={text('schedule.date')}
            type="date"
            name="scheduled_date"
            defaultValue={first.date}
            error={errorOf('scheduled_date')}
          />
          <TextField
            label={text('schedule.time')}
            type="time"
            name="scheduled_time"
            defaultValue={at === null ? `${first.time.slice(0, 2)}:00` : first.time}
            error={errorOf('scheduled_time')}
          />
        </div>
        <Select
          label={text('schedule.zone')}
          name="time_zone"
          defaultValue={own}
          options={zoneOptions(Intl.supportedValuesOf('timeZone'), own)}
          error={errorOf('time_zone')}
        />
        <FormFailure words={failure} />
        {children}
      </div>
    </FormDialog>
  );
}

function whatIsWrong(time: TypedTime): { field: Field; rule: string } | null {
  const moment = momentOf({ date: time.scheduled_date, time: time.scheduled_time }, time.time_zone);
  if (typeof moment === 'number') {
    const wrong = wrongMoment(moment, Date.now());
    return wrong && { field: 'scheduled_date', rule: wrong };
  }
  const fields = { date: 'scheduled_date', time: 'scheduled_time', skipped: 'scheduled_time', time_zone: 'time_zone' } as const;
  return { field: fields[moment.problem], rule: moment.problem };
}
