import styles from './spinner.module.css';

/** For what takes longer than a blink and has no measure; `label` is read out. */
export function Spinner({ label, size = 32 }: { label: string; size?: number }) {
  return (
    <svg className={styles.spinner} viewBox="0 0 32 32" width={size} height={size} role="img" aria-label={label}>
      <circle cx="16" cy="16" r="13" pathLength="100" strokeDasharray="70 30" />
    </svg>
  );
}

/** Covers its positioned parent, or the page, while it loads (`C2.29`). */
export function LoadingOverlay({ label, page }: { label: string; page?: boolean }) {
  return (
    <div className={page ? styles.page : styles.overlay} role="status">
      <Spinner label={label} size={40} />
    </div>
  );
}
