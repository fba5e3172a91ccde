import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlClass, Field, type FieldProps } from '../field/field.tsx';
import { useEarlyTyping } from '../field/use-early-typing.ts';
import styles from './text-area.module.css';

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

/** Grows with what is typed, where the browser can. */
export function TextArea({ label, hint, error, counter, labelHidden, className, rows = 3, ref, ...rest }: TextAreaProps) {
  const area = useEarlyTyping(ref);
  return (
    <Field label={label} hint={hint} error={error} counter={counter} labelHidden={labelHidden}>
      {(ids) => <textarea ref={area} rows={rows} {...rest} {...ids} className={classNames(controlClass, styles.area, className)} />}
    </Field>
  );
}
