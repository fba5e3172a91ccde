import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; labelHidden?: boolean };

export function Checkbox({ label, labelHidden, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.box}>
        <input type="checkbox" {...rest} className={styles.input} />
        <Icon name="check" weight="bold" size={14} className={styles.tick} />
      </span>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
