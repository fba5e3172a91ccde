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

/** The bird looks after what flew off. */
export function BirdDrawing() {
  return (
    <svg className={styles.bird} viewBox="0 0 220 140" aria-hidden="true">
      <path className={styles.ink} d="M8 112C60 96 150 112 212 92M150 103c14-18 22-34 26-54M88 103v8M100 103v8" />
      <g transform="translate(92 62) scale(.3)">
        <path className={styles.wing} d="M-60 60C-120 120 -170 190 -190 230L-140 215C-110 180 -60 150 -20 120Z" />
        <path
          className={styles.body}
          d="M-120 70C-130 -30 -40 -110 50 -120C110 -126 150 -90 150 -40C150 60 70 140 -20 140C-70 140 -112 120 -120 70Z"
        />
        <path className={styles.wing} d="M-110 60C-90 -20 -10 -50 50 -20C50 60 -30 120 -120 130C-150 150 -160 130 -110 60Z" />
        <path fill="#e9b44c" d="M146 -76L212 -58L148 -40Z" />
        <circle fill="#fff" cx="100" cy="-66" r="20" />
        <circle fill="#16161d" cx="106" cy="-66" r="11" />
      </g>
      <path className={styles.flight} d="M132 34C160 6 190 10 206 26" />
      <circle className={styles.gone} cx="208" cy="34" r="6" />
    </svg>
  );
}
