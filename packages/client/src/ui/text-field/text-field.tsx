import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlClass, Field, type FieldProps } from '../field/field.tsx';
import { useEarlyTyping } from '../field/use-early-typing.ts';
import styles from './text-field.module.css';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size'> & {
    /** A control inside the field's end, such as "show the password". */
    end?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({ label, hint, error, counter, labelHidden, end, className, ref, ...rest }: TextFieldProps) {
  const input = useEarlyTyping(ref);
  return (
    <Field label={label} hint={hint} error={error} counter={counter} labelHidden={labelHidden}>
      {(ids) => (
        // What stands at the field's end is at the end of its text. Where that finds its own direction, it is the page's.
        <span className={styles.box} dir={rest.dir === 'auto' ? undefined : rest.dir}>
          <input ref={input} type="text" {...rest} {...ids} className={classNames(controlClass, end && styles.withEnd, className)} />
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
