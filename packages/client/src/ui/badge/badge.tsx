import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './badge.module.css';

export type BadgeProps = { tone?: 'neutral' | 'good' | 'warning' | 'bad' | 'accent'; icon?: ReactNode; children: ReactNode };

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** The blue dot: unread, or saved here. Decoration beside words that say it. */
export function Dot() {
  return <span className={styles.dot} aria-hidden="true" />;
}
