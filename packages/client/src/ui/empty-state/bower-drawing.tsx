import styles from './empty-state.module.css';

/** An empty bower: bent twigs around the place of an object. */
export function BowerDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 112" aria-hidden="true">
      <path
        className={styles.ink}
        d="M18 104C14 66 24 30 66 12M142 104C146 66 136 30 94 12M25 104C22.2 63 34.2 28 68 17M135 104C137.8 63 125.8 28 92 17M32 104C30.4 60 44.4 26 70 22M128 104C129.6 60 115.6 26 90 22M39 104C38.6 57 54.6 24 72 27M121 104C121.4 57 105.4 24 88 27"
      />
      <path className={styles.ground} d="M6 105h148" />
      <circle className={styles.dashed} cx="80" cy="96" r="8" />
    </svg>
  );
}
