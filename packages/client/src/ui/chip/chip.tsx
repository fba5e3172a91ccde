import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './chip.module.css';

export type ChipLook = { selected?: boolean; icon?: ReactNode; /** Address of a round 32 px picture before the words. */ picture?: string };
export type ChipProps = ChipLook & ButtonHTMLAttributes<HTMLButtonElement>;
export type ChipLinkProps = ChipLook & LinkProps;

/** The class of a chip, for a router link that looks like one. */
export function chipClass({ selected, picture }: ChipLook): string {
  return classNames(styles.chip, selected && styles.selected, picture && styles.withPicture);
}

function ChipStart({ icon, picture }: ChipLook) {
  return picture ? <img className={styles.picture} src={picture} alt="" width={32} height={32} loading="lazy" /> : icon;
}

export function Chip({ selected, icon, picture, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} {...rest} className={chipClass({ selected, picture })}>
      <ChipStart icon={icon} picture={picture} />
      {children}
    </button>
  );
}

export function ChipLink({ selected, icon, picture, children, ...rest }: ChipLinkProps) {
  return (
    <Link aria-current={selected || undefined} {...rest} className={chipClass({ selected, picture })}>
      <ChipStart icon={icon} picture={picture} />
      {children}
    </Link>
  );
}

/** A row of chips that scrolls sideways when it is too long. */
export function ChipRow({ children, label, flush }: { children: ReactNode; label?: string; flush?: boolean }) {
  return (
    <div className={classNames(styles.row, flush && styles.flush)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
