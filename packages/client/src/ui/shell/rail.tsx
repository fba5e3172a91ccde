import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { type NavItem, shortCount } from './nav-item.ts';
import styles from './rail.module.css';

export type RailProps = {
  label: string;
  home: { href: string; label: string };
  items: readonly NavItem[];
  /** At the bottom, before the person's own picture. */
  endItems?: readonly NavItem[];
  current?: string;
  /** The person's avatar, in a link or a menu's button. */
  children?: ReactNode;
};

/** The slim side navigation of signed-in tablets and desktops. */
export function Rail({ label, home, items, endItems = [], current, children }: RailProps) {
  return (
    <nav className={styles.rail} aria-label={label}>
      <Link href={home.href} className={styles.mark} aria-label={home.label}>
        <Logo />
      </Link>
      {items.map((item) => (
        <RailLink key={item.id} item={item} active={item.id === current} />
      ))}
      <div className={styles.end}>
        {endItems.map((item) => (
          <RailLink key={item.id} item={item} active={item.id === current} />
        ))}
        {children}
      </div>
    </nav>
  );
}

function RailLink({ item, active }: { item: NavItem; active: boolean }) {
  const open = (event: MouseEvent) => {
    if (!item.onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    item.onOpen();
  };
  return (
    <Link
      href={item.href}
      className={classNames(styles.item, active && styles.active)}
      aria-label={item.label}
      aria-current={active ? 'page' : undefined}
      data-tooltip={item.label}
      data-place={item.id}
      onClick={open}
    >
      {active ? item.activeIcon : item.icon}
      {item.count ? (
        <span className={styles.count} aria-hidden="true">
          {shortCount(item.count)}
        </span>
      ) : (
        item.unread && <span className={styles.dot} aria-hidden="true" />
      )}
    </Link>
  );
}
