import { useState, type ReactNode } from 'react';
import { wrongMoment } from '@bowerbird/domain/creation/drafts.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import type { Typed } from '../../../shared/forms/typed.ts';
import { useForm, type Checked } from '../../../shared/forms/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './schedule-dialog.module.css';
import { spreadLimits, timesOf, type Spread } from './spread.ts';
import { noTimeWords, readTime, TimeFields, timeFields, timeRuleWords, type TimeField } from './time-fields.tsx';

/** The times of several pins, in epoch seconds, and whose clocks they were chosen by. */
export interface ManyTimes {
  readonly times: readonly number[];
  readonly timeZone: string;
}

export interface ScheduleManyDialogProps {
  readonly count: number;
  /** How the pins follow each other at first. */
  readonly way: Spread['way'];
  readonly send: (chosen: ManyTimes) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** What is said of those that get no time. */
  readonly children?: ReactNode;
}

type Field = TimeField | 'spread_count';

/** Asks when several pins go out: all at one time, or one after the other. */
export function ScheduleManyDialog({ count, way: firstWay, send, onDone, onClose, children }: ScheduleManyDialogProps) {
  const text = useText();
  const [way, setWay] = useState(firstWay);
  const { dialog, errorOf, failure } = useForm<Field, ManyTimes, unknown>({
    fields: [...timeFields, 'spread_count'],
    read: (typed) => readTimes(typed, way, count),
    send,
    wordsFor: ({ rule }) => ({ id: timeRuleWords[rule] ?? 'schedule.noneWent' }),
    failed: (error) => noTimeWords(error, 'schedule.noneWent'),
    onDone,
  });
  return (
    <FormDialog
      {...dialog}
      title={text('schedule.scheduleMany', { count })}
      act={text('schedule.scheduleCount', { count })}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TimeFields at={null} errorOf={errorOf} />
        <div className={styles.pair}>
          <Select
            label={text('schedule.spread')}
            value={way}
            options={[
              { value: 'together', label: text('schedule.spreadTogether') },
              { value: 'day', label: text('schedule.spreadDay') },
              { value: 'hours', label: text('schedule.spreadHours') },
            ]}
            onChange={(event) => setWay(event.currentTarget.value as Spread['way'])}
          />
          {way !== 'together' && (
            <TextField
              key={way}
              label={text(way === 'day' ? 'schedule.pinsADay' : 'schedule.hoursBetween')}
              type="number"
              name="spread_count"
              min={1}
              max={spreadLimits[way]}
              defaultValue={way === 'day' ? '1' : '24'}
              error={errorOf('spread_count')}
            />
          )}
        </div>
        <FormFailure words={failure} />
        {children}
      </div>
    </FormDialog>
  );
}

function readTimes(typed: Typed, way: Spread['way'], pins: number): Checked<Field, ManyTimes> {
  const first = readTime(typed);
  if ('wrong' in first) return first;
  const spread = readSpread(typed, way);
  if (spread === null && way !== 'together')
    return { wrong: { spread_count: { id: 'schedule.spreadWrong', values: { most: spreadLimits[way] } } } };
  const times = timesOf(first.input, pins, spread ?? { way: 'together' });
  if (wrongMoment(times.at(-1)! * 1000, Date.now()) !== null) return { wrong: { spread_count: { id: 'schedule.spreadTooFar' } } };
  return { input: { times, timeZone: first.input.time_zone } };
}

function readSpread(typed: Typed, way: Spread['way']): Spread | null {
  if (way === 'together') return { way };
  const count = Number(typed.text('spread_count'));
  return Number.isInteger(count) && count >= 1 && count <= spreadLimits[way] ? { way, count } : null;
}
