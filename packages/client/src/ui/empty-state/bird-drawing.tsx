import styles from './empty-state.module.css';

/** The bird looks after what flew off. It is drawn in the sprite, since every page may fail and few do. */
export function BirdDrawing() {
  return (
    <svg className={styles.bird} viewBox="0 0 220 140" aria-hidden="true">
      <use href={`${import.meta.env.ICON_SPRITE_URL ?? ''}#bird`} />
    </svg>
  );
}
