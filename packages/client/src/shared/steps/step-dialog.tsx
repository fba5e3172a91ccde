import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';

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
  return (
    <FormDialog
      title={title}
      act={submit}
      cancel={text('app.cancel')}
      variant={danger ? 'danger' : 'primary'}
      busy={busy}
      onSubmit={(form) => onSubmit(new FormData(form))}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
