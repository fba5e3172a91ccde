import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for people who do not see the screen. */
export function VisuallyHidden({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}
