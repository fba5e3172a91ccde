import type { ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import styles from './entrance-pages.module.css';

/** The frame of the pages by which people come in: the way home, a panel, and what the page shows beside it. */
export function Entrance({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const text = useText();
  const { appName } = useAppSelector((state) => state.session.settings);
  return (
    <div className={styles.page}>
      <Link href="/" className={styles.home} aria-label={`${appName}: ${text('nav.home')}`}>
        <Logo name={appName} />
      </Link>
      {beside && <div className={styles.beside}>{beside}</div>}
      {children}
    </div>
  );
}
