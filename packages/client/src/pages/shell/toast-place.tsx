import { RichText, useText } from '../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { toastLeft, type Toast } from '../../store/toasts.slice.ts';
import { Link } from '../../ui/link/link.tsx';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { runUndo } from '../../store/undo-registry.ts';
import styles from './toast-place.module.css';

/** Shows the newest toast of the store (`C9.6`). */
export function ToastPlace() {
  const text = useText();
  const dispatch = useAppDispatch();
  const toast = useAppSelector((state) => state.toasts.current);
  const { undoId } = toast ?? {};
  const isWaiting = toast?.kind === 'waiting';
  return (
    <ToastHost
      label={text('app.messages')}
      onGone={(id) => dispatch(toastLeft(String(id)))}
      toast={
        toast && {
          id: toast.id,
          message: <ToastWords toast={toast} />,
          start: toast.imageUrl && <img className={styles.picture} src={toast.imageUrl} alt="" width={44} height={44} />,
          countdown: toast.kind === 'undoable',
          sticky: isWaiting,
          low: isWaiting || toast.kind === 'offline',
          action:
            undoId === undefined
              ? undefined
              : { label: text(isWaiting ? 'app.tryAgain' : 'app.undo'), onAction: () => void runUndo(undoId) },
        }
      }
    />
  );
}

function ToastWords({ toast }: { toast: Toast }) {
  const strong = (words: string) =>
    toast.href ? (
      <Link href={toast.href} className={styles.link}>
        {words}
      </Link>
    ) : (
      <strong>{words}</strong>
    );
  return <RichText id={toast.message} values={toast.values} parts={{ strong }} />;
}
