import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** One of those beside it: each page loads its own alone. */
  drawing: ReactNode;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
};

export function EmptyState({ drawing, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.state}>
      {drawing}
      <Heading className={level === 1 ? 'display h2' : 'h3'}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
