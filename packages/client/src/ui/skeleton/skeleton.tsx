import { classNames } from '../../lib/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = { width?: string; height?: string; shape?: 'line' | 'card' | 'circle' | 'arch'; className?: string };

/** A still box in the place of what is coming. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

/** A few lines of words to come. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '46%' : '78%'} />
      ))}
    </span>
  );
}
