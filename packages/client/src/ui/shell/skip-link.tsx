import styles from './skip-link.module.css';

/** The first thing Tab reaches: past the navigation, to the content. */
export function SkipLink({ label, target = 'content' }: { label: string; target?: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {label}
    </a>
  );
}
