import type { ReactNode } from 'react';
import { BirdDrawing, BowerDrawing, MagnifierDrawing } from './drawings.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  drawing: 'bower' | 'magnifier' | 'bird';
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
};

const drawings = { bower: BowerDrawing, magnifier: MagnifierDrawing, bird: BirdDrawing };

export function EmptyState({ drawing, title, children, actions, level = 2 }: EmptyStateProps) {
  const Drawing = drawings[drawing];
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.state}>
      <Drawing />
      <Heading className={level === 1 ? 'display h2' : 'h3'}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
