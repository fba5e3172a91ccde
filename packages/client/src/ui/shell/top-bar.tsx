import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './top-bar.module.css';

/** The sticky bar above the content; on phones it slides away on the way down and returns on the way up. */
export function TopBar({
  children,
  hidden,
  wideOnly,
}: {
  children: ReactNode;
  hidden?: boolean;
  /** Phones have no bar here. */ wideOnly?: boolean;
}) {
  return <div className={classNames(styles.bar, hidden && styles.hidden, wideOnly && styles.wideOnly)}>{children}</div>;
}

/** What stands beside the rail: the top bar and the page. */
export function ShellMain({ children, id = 'content', rail }: { children: ReactNode; id?: string; rail?: boolean }) {
  return (
    <main id={id} tabIndex={-1} className={classNames(styles.main, rail && styles.besideRail)}>
      {children}
    </main>
  );
}
