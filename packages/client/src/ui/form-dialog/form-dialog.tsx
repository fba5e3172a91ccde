import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../overlays.tsx';
import styles from './form-dialog.module.css';

export type FormDialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** The verb of the way on. */
  act: string;
  /** The word of the way out. */
  cancel: string;
  variant?: 'primary' | 'danger';
  /** While it is sent, neither way is open; the way on keeps the focus for what comes of it. */
  busy: boolean;
  /** Gives a close button with this name. */
  closeLabel?: string;
  /** Interrupts, as a question before something is lost. */
  alert?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
};

/** A form in a dialog, with the way out and the way on. */
export function FormDialog({
  title,
  children,
  act,
  cancel,
  variant = 'primary',
  busy,
  closeLabel,
  alert,
  onSubmit,
  onInput,
  onClose,
}: FormDialogProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What opens from here may have a form of its own, whose event comes by too.
    if (!busy && event.target === event.currentTarget) onSubmit(event.currentTarget);
  };
  return (
    <Dialog
      alert={alert}
      title={title}
      closeLabel={closeLabel}
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant={variant} busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit} onInput={onInput}>
        {children}
      </form>
    </Dialog>
  );
}
