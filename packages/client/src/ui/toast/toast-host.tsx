import { classNames } from '../../lib/class-names.ts';
import { Toast, type ToastContent } from './toast.tsx';
import styles from './toast.module.css';

export type ToastHostProps = {
  /** One at a time; the next takes its place. */
  toast: ToastContent | null;
  /** The one shown has run out, was dismissed, or its action was taken. */
  onGone: (id: ToastContent['id']) => void;
  label: string;
};

/** The place of toasts, always in the document so that they are read out (`C9.6`). */
export function ToastHost({ toast, onGone, label }: ToastHostProps) {
  return (
    <section
      className={classNames(styles.host, toast?.low && styles.low)}
      aria-label={label}
      aria-live="polite"
      aria-atomic="true"
      data-react-aria-top-layer=""
    >
      {toast && <Toast key={toast.id} toast={toast} onGone={() => onGone(toast.id)} />}
    </section>
  );
}
