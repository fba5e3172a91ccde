import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** What the number means, such as "3 of 12 MB". */ text?: string;
};

export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${max > 0 ? Math.min(1, value / max) : 0})` }} />
      </div>
      {text && (
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
      )}
    </div>
  );
}
