import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlClass, Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & { options: readonly SelectOption[]; ref?: Ref<HTMLSelectElement> };

/** The platform's own list, so that phones show theirs. */
export function Select({ label, hint, error, counter, labelHidden, options, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} counter={counter} labelHidden={labelHidden}>
      {(ids) => (
        <span className={styles.box}>
          <select {...rest} {...ids} className={classNames(controlClass, styles.select, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="caret-down" weight="bold" size={16} className={styles.caret} />
        </span>
      )}
    </Field>
  );
}
