import type { ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import styles from './arch-panel.module.css';

/** The arch that people come in by: the mark, a heading, a form, and what stands beneath. */
export function ArchPanel({
  title,
  lead,
  children,
  floating = false,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
  floating?: boolean;
}) {
  return (
    <section className={floating ? `${styles.panel} ${styles.floating}` : styles.panel}>
      <Logo size={48} />
      <h1 className={`display ${styles.title}`}>{title}</h1>
      {lead && <p className={`lead muted ${styles.lead}`}>{lead}</p>}
      {children}
    </section>
  );
}
