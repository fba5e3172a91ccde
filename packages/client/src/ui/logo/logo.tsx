import styles from './logo.module.css';

export type LogoProps = { /** The instance's name; without it only the mark is drawn. */ name?: string; size?: number };

/** The mark: two bent twigs and one found object. Beside it, in the flared voice, the name. */
export function Logo({ name, size = 32 }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <path fill="currentColor" d="M14.7 2.6C6.2 7.4 2.6 17.6 4.7 29.4h6.1C9 20.2 10.2 11.2 14.7 2.6Z" />
        <path fill="currentColor" d="M17.3 2.6c8.5 4.8 12.1 15 10 26.8h-6.1C23 20.2 21.8 11.2 17.3 2.6Z" />
        <circle className={styles.dot} cx="16" cy="24.6" r="4" />
      </svg>
      {name && <span className={styles.name}>{name}</span>}
    </span>
  );
}
