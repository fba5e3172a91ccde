import type { MouseEvent, ReactNode } from 'react';
import { type ArchPicture, BoardArch } from '../board-arch/board-arch.tsx';
import { type CardSize } from '../grid/grid-layout.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './board-card.module.css';

export type BoardCardProps = {
  href: string;
  name: string;
  /** Such as "96 pins · 1 wk. ago". */
  meta: ReactNode;
  pictures: readonly ArchPicture[];
  /** Says that only some can see it, such as "Secret board"; draws the lock. */
  privacyLabel?: string;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The same for every board: the arch, one line of name, one line of counts. */
export const boardCardSize: CardSize = { ratio: 1 / 0.94, fixed: 52 };

export function BoardCard({ href, name, meta, pictures, privacyLabel, onOpen }: BoardCardProps) {
  return (
    <div className={styles.card}>
      <Link href={href} data-grid-target className={styles.link} onClick={onOpen}>
        <BoardArch pictures={pictures} />
        <span className={styles.name}>
          {privacyLabel && (
            <span role="img" aria-label={privacyLabel}>
              <Icon name="lock-simple" weight="fill" size={15} />
            </span>
          )}
          <span className={styles.text} dir="auto">
            {name}
          </span>
        </span>
      </Link>
      {/* The browser may shorten a unit otherwise than the server. */}
      <p className={styles.meta} suppressHydrationWarning>
        {meta}
      </p>
    </div>
  );
}
