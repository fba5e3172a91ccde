import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../link/link.tsx';
import type { NavItem } from './nav-item.ts';
import styles from './bottom-bar.module.css';

export type BottomBarProps = {
  label: string;
  /** Two before the create button, the others after it; three where there is no such button. */
  items: readonly NavItem[];
  current?: string;
  /** The blue button in the middle. */
  create?: ReactNode;
  /** At the end: the person's own picture, in a link. */
  end?: ReactNode;
  /** 64 px signed in, 52 logged out, 0 once hidden (`C9.12`, `C4.20`). */
  variant: 'signed-in' | 'logged-out';
  hidden?: boolean;
};

const sideItems = 2;

/** The navigation of phones; both sides are equally wide, so that the create button stands in the middle. */
export function BottomBar({ label, items, current, create, end, variant, hidden }: BottomBarProps) {
  const link = (item: NavItem) => <BottomLink key={item.id} item={item} active={item.id === current} />;
  return (
    <nav
      className={classNames(styles.bar, variant === 'logged-out' && styles.loggedOut, hidden && styles.hidden)}
      aria-label={label}
      inert={hidden}
    >
      {create ? (
        <>
          <span className={styles.side}>{items.slice(0, sideItems).map(link)}</span>
          {create}
          <span className={styles.side}>
            {items.slice(sideItems).map(link)}
            {end}
          </span>
        </>
      ) : (
        items.map(link)
      )}
    </nav>
  );
}

/** The class of the create button in the middle. */
export const createClass: string = styles.create ?? '';

function BottomLink({ item, active }: { item: NavItem; active: boolean }) {
  return (
    <Link
      href={item.href}
      className={classNames(styles.item, active && styles.active)}
      aria-label={item.label}
      aria-current={active ? 'page' : undefined}
    >
      {active ? item.activeIcon : item.icon}
      {(item.unread || Boolean(item.count)) && <span className={styles.dot} aria-hidden="true" />}
    </Link>
  );
}
