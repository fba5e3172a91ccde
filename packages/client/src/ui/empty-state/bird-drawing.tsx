import styles from './empty-state.module.css';

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
