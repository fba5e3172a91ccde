import styles from './empty-state.module.css';

/** A magnifier that finds only places of objects. */
export function MagnifierDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 112" aria-hidden="true">
      <circle className={styles.ink} cx="72" cy="50" r="34" />
      <path className={styles.ink} d="M97 75l26 26" />
      <circle className={styles.dashed} cx="58" cy="44" r="7" />
      <circle className={styles.dashed} cx="80" cy="38" r="5" />
      <circle className={styles.dashed} cx="76" cy="60" r="9" />
      <path className={styles.ground} d="M20 105h120" />
    </svg>
  );
}
