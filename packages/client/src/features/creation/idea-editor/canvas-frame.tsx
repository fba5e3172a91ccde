import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './canvas.module.css';
import { frameStyle } from './draw-frame.ts';

/** The handles of the chosen block. The keys do the same, so readers are not told of them. */
export function Frame({ block, height }: { block: ShownBlock; height: number }) {
  return (
    <div
      data-part="frame"
      className={classNames(styles.frame, block.isLocked && styles.locked)}
      style={frameStyle(block.edits, height)}
      aria-hidden="true"
    >
      {!block.isLocked && (
        <>
          {corners.map((corner) => (
            <span key={corner} data-grip="corner" className={classNames(styles.corner, styles[corner])} />
          ))}
          <span data-grip="start" className={classNames(styles.side, styles.start)} />
          <span data-grip="end" className={classNames(styles.side, styles.end)} />
          <span className={styles.stem} />
          <span data-grip="turn" className={styles.turn}>
            <Icon name="arrow-clockwise" weight="bold" size={16} />
          </span>
        </>
      )}
    </div>
  );
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

/** Lines and distances, which stand ready and are shown while something moves. */
export function Guides() {
  return (
    <div className={styles.guides} aria-hidden="true">
      {[0, 1].map((index) => (
        <span key={index} data-part="line" className={styles.line} hidden />
      ))}
      {[0, 1, 2, 3].map((index) => (
        <span key={index} data-part="pill" className={styles.gap} hidden>
          <span className={styles.gapLine} />
          <span className={styles.pill} />
        </span>
      ))}
    </div>
  );
}
