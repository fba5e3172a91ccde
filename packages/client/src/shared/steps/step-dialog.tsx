import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { FormFailure } from '../forms/form-failure.tsx';
import type { FormKit } from '../forms/use-form.ts';

export interface StepDialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The verb of the way on. */
  readonly submit: string;
  readonly kit: Pick<FormKit<never>, 'dialog' | 'failure'>;
  readonly danger?: boolean;
  /** Interrupts, as a question before something is lost. */
  readonly alert?: boolean;
  readonly onClose: () => void;
}

/** One step in a dialog: a form, the way out, and the way on. */
export function StepDialog({ title, children, submit, kit, danger, alert, onClose }: StepDialogProps) {
  const text = useText();
  return (
    <FormDialog
      {...kit.dialog}
      alert={alert}
      title={title}
      act={submit}
      cancel={text('app.cancel')}
      variant={danger ? 'danger' : 'primary'}
      onClose={onClose}
    >
      {children}
      <FormFailure words={kit.failure} />
    </FormDialog>
  );
}
