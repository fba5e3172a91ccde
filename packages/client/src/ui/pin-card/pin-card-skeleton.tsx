import { Skeleton, SkeletonText } from '../skeleton/skeleton.tsx';
import styles from './pin-card.module.css';

/** The place of a card to come; `ratio` is its height over its width. */
export function PinCardSkeleton({ ratio }: { ratio: number }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <span style={{ display: 'block', aspectRatio: `1 / ${ratio}` }}>
        <Skeleton shape="card" height="100%" />
      </span>
      <div className={styles.caption}>
        <div className={styles.words}>
          <SkeletonText />
        </div>
      </div>
    </div>
  );
}
