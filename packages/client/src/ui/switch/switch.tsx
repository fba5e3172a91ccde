import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** It stands for several things that differ. */ isMixed?: boolean;
};

/** A setting that takes effect at once; the whole row is its target. */
export function Switch({ label, hint, isMixed = false, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <input
        type="checkbox"
        role="switch"
        {...rest}
        ref={(input) => void (input && (input.indeterminate = isMixed))}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.switch}
      />
    </div>
  );
}
