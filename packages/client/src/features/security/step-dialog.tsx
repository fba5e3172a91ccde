import { useId, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import styles from './security.module.css';

/** One step in a dialog: a form, the way out, and the way on. */
export function StepDialog({
  title,
  children,
  submit,
  busy,
  danger,
  onSubmit,
  onClose,
}: {
  title: string;
  children: ReactNode;
  /** The verb of the way on. */
  submit: string;
  busy: boolean;
  danger?: boolean;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
}) {
  const text = useText();
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      locked={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {text('security.cancel')}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.step} onSubmit={send}>
        {children}
      </form>
    </Dialog>
  );
}
