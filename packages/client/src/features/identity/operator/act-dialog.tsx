import type { ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import type { Save } from '../../../shared/forms/use-save.ts';

export interface ActDialogProps {
  /** Asks. */
  readonly title: string;
  /** The verb of the act. */
  readonly act: string;
  readonly variant: 'danger' | 'primary';
  readonly state: Pick<Save<unknown>, 'busy' | 'failure'>;
  /** Says what follows, and asks for what belongs to it. */
  readonly children: ReactNode;
  readonly onAct: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
}

/** Asks before something is done to somebody; what fails is told here. */
export function ActDialog({ title, act, variant, state: { busy, failure }, children, onAct, onClose }: ActDialogProps) {
  const text = useText();
  return (
    <FormDialog alert title={title} act={act} cancel={text('app.cancel')} variant={variant} busy={busy} onSubmit={onAct} onClose={onClose}>
      {children}
      <FormFailure words={failure} />
    </FormDialog>
  );
}
