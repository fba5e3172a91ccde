import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Words for what is wrong and what to do; takes the hint's place. */
  error?: ReactNode;
  /** Shown at the end below the field, such as "12 / 100". */
  counter?: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
};

export type ControlIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** A label above, a control, and a hint or an error below; gives the control the ids that tie them together. */
export function Field({ label, hint, error, counter, labelHidden, children }: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, labelHidden && styles.hidden)}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {(note || counter) && (
        <div className={styles.below}>
          <span id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
            {error && <Icon name="warning-circle" weight="fill" size={16} />}
            {note}
          </span>
          {counter && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}

export const controlClass: string = styles.control ?? '';
