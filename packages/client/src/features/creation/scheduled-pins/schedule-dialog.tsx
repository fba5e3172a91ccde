import type { ReactNode } from 'react';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import styles from './schedule-dialog.module.css';
import { noTimeWords, readTime, TimeFields, timeFields, timeRuleWords, type TimeField, type TypedTime } from './time-fields.tsx';

export interface ScheduleDialogProps {
  readonly title: string;
  /** When it goes out now, in epoch seconds; tomorrow at this hour is offered without. */
  readonly at: number | null;
  /** Whose clocks it was scheduled by; the reader's without. */
  readonly timeZone?: string | null;
  readonly send: (time: TypedTime, options: CallOptions) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Asks when a pin goes out. */
export function ScheduleDialog({ title, at, timeZone, send, onDone, onClose, children }: ScheduleDialogProps) {
  const text = useText();
  const { dialog, errorOf, failure } = useForm<TimeField, TypedTime, unknown>({
    fields: timeFields,
    read: readTime,
    send,
    wordsFor: ({ rule }) => ({ id: timeRuleWords[rule] ?? 'schedule.notReady' }),
    failed: (error) => noTimeWords(error, 'schedule.notReady'),
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
        <TimeFields at={at} timeZone={at === null ? null : timeZone} errorOf={errorOf} />
        <FormFailure words={failure} />
        {children}
      </div>
    </FormDialog>
  );
}
