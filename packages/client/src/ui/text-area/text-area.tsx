import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlClass, Field, type FieldProps } from '../field/field.tsx';
import { useEarlyTyping } from '../field/use-early-typing.ts';
import styles from './text-area.module.css';

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
    /** A control inside the end of the first line. */
    end?: ReactNode;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Grows with what is typed, where the browser can. */
export function TextArea({ label, hint, error, counter, labelHidden, className, rows = 3, end, ref, ...rest }: TextAreaProps) {
  const area = useEarlyTyping(ref);
  return (
    <Field label={label} hint={hint} error={error} counter={counter} labelHidden={labelHidden}>
      {(ids) => (
        <span className={styles.box}>
          <textarea ref={area} rows={rows} {...rest} {...ids} className={classNames(controlClass, styles.area, className)} />
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
