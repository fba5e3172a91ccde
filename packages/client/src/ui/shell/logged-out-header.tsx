import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import styles from './logged-out-header.module.css';

export type LoggedOutHeaderProps = {
  /** The instance's name, beside the mark. */
  name: string;
  home: { href: string; label: string };
  navLabel: string;
  links: readonly { href: string; label: string; current?: boolean }[];
  /** Log in, sign up. */
  actions: ReactNode;
  children?: ReactNode;
};

export function LoggedOutHeader({ name, home, navLabel, links, actions, children }: LoggedOutHeaderProps) {
  return (
    <header className={styles.header}>
      <Link href={home.href} aria-label={`${name}: ${home.label}`} className={styles.home}>
        <Logo name={name} />
      </Link>
      {children}
      <nav className={styles.nav} aria-label={navLabel}>
        {links.map((link) => (
          <Link key={link.href} href={link.href} className={styles.link} aria-current={link.current ? 'page' : undefined}>
            {link.label}
          </Link>
        ))}
        {actions}
      </nav>
    </header>
  );
}
