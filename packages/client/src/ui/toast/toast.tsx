import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './toast.module.css';
import { useCountdown } from './use-countdown.ts';

/** How long a toast stays, in seconds: one that can be undone counts down ten. */
export const toastSeconds = 5;
export const undoSeconds = 10;

export type ToastContent = {
  /** Changes with each toast, so that the next one starts anew. */
  id: string | number;
  message: ReactNode;
  /** A small arch, a picture or an icon at the start. */
  start?: ReactNode;
  action?: { label: string; onAction: () => void };
  /** Draws the ring: the act can be taken back until it has run out. */
  countdown?: boolean;
  /** Stays until dismissed, such as what went wrong and needs reading. */
  sticky?: boolean;
  /** Stands 90 px from the bottom on every device, which is above the bar of phones (`C2.30`). */
  low?: boolean;
};

export function Toast({ toast, onGone }: { toast: ToastContent; onGone: () => void }) {
  const [held, setHeld] = useState(false);
  const seconds = toast.countdown ? undoSeconds : toastSeconds;
  const left = useCountdown(seconds, held || Boolean(toast.sticky), onGone);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onGone()}
    >
      {toast.start && <span className={styles.start}>{toast.start}</span>}
      <div className={styles.message}>{toast.message}</div>
      {toast.countdown && <Ring left={left} of={seconds} held={held} />}
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onAction();
            onGone();
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

function Ring({ left, of, held }: { left: number; of: number; held: boolean }) {
  return (
    <span
      className={styles.ring}
      aria-hidden="true"
      style={{ '--seconds': `${of}s`, '--run': held ? 'paused' : 'running' } as CSSProperties}
    >
      <svg viewBox="0 0 36 36">
        <circle cx="18" cy="18" r="15" opacity=".25" />
        <circle className={styles.arc} cx="18" cy="18" r="15" pathLength="100" />
      </svg>
      <span className={styles.left}>{left}</span>
    </span>
  );
}
