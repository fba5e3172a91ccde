import { useState } from 'react';
import { momentOf, wallTimeOf } from '@bowerbird/domain/creation/zoned-time.ts';
import { draftLimits, wrongMoment } from '@bowerbird/domain/creation/drafts.ts';
import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { MessageId, Words } from '../../../i18n/message-id.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { zoneOptions } from '../../../lib/zone-name.ts';
import type { Checked } from '../../../shared/forms/use-form.ts';
import type { Typed } from '../../../shared/forms/typed.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './schedule-dialog.module.css';

/** A time as it is typed. */
export interface TypedTime {
  readonly scheduled_date: string;
  readonly scheduled_time: string;
  readonly time_zone: string;
}

export type TimeField = keyof TypedTime;
export const timeFields = ['scheduled_date', 'scheduled_time', 'time_zone'] as const satisfies readonly TimeField[];

/** The words for each rule that a time breaks. */
export const timeRuleWords: Readonly<Record<string, MessageId>> = {
  past: 'schedule.past',
  too_far: 'schedule.tooFar',
  skipped: 'schedule.skipped',
  date: 'schedule.dateWrong',
  time: 'schedule.timeWrong',
  time_zone: 'schedule.zoneWrong',
};

/** The words for a pin that got no time, where they are not those of a field. */
export function noTimeWords({ record }: CallError, otherwise: MessageId): Words {
  if (record === null) return { id: 'app.offline' };
  if (record.name === 'too_many_things') return { id: 'schedule.full', values: { most: draftLimits.scheduled } };
  return { id: otherwise };
}

const DAY = 24 * 60 * 60 * 1000;

/** Where the browser is. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export interface TimeFieldsProps {
  /** When it goes out now, in epoch seconds; tomorrow at this hour is offered without. */
  readonly at: number | null;
  /** Whose clocks it was scheduled by; the reader's without. */
  readonly timeZone?: string | null;
  readonly errorOf: (field: TimeField) => string | undefined;
}

/** Asks for a day, a time and a place. */
export function TimeFields({ at, timeZone, errorOf }: TimeFieldsProps) {
  const text = useText();
  const zone = timeZone ?? ownTimeZone();
  const [first] = useState(() => wallTimeOf(at === null ? Date.now() + DAY : at * 1000, zone));
  return (
    <>
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
        defaultValue={zone}
        options={zoneOptions(Intl.supportedValuesOf('timeZone'), zone)}
        error={errorOf('time_zone')}
      />
    </>
  );
}

/** The time that was typed, or what is wrong with it. */
export function readTime(typed: Typed): Checked<TimeField, TypedTime> {
  const time = {
    scheduled_date: typed.text('scheduled_date'),
    scheduled_time: typed.text('scheduled_time'),
    time_zone: typed.text('time_zone'),
  };
  const wrong = whatIsWrong(time);
  return wrong ? { wrong: { [wrong.field]: { id: timeRuleWords[wrong.rule]! } } } : { input: time };
}

function whatIsWrong(time: TypedTime): { field: TimeField; rule: string } | null {
  const moment = momentOf({ date: time.scheduled_date, time: time.scheduled_time }, time.time_zone);
  if (typeof moment === 'number') {
    const wrong = wrongMoment(moment, Date.now());
    return wrong && { field: 'scheduled_date', rule: wrong };
  }
  const fields = { date: 'scheduled_date', time: 'scheduled_time', skipped: 'scheduled_time', time_zone: 'time_zone' } as const;
  return { field: fields[moment.problem], rule: moment.problem };
}
