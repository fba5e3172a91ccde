import { useId, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import { FormFailure } from '../accounts/index.ts';
import type { Save } from '../settings/index.ts';
import styles from './operator.module.css';

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
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAct(event.currentTarget);
  };
  return (
    <Dialog
      alert
      title={title}
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text('app.cancel')}
          </Button>
          <Button type="submit" form={form} variant={variant} busy={busy} disabled={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
        {children}
        <FormFailure words={failure} />
      </form>
    </Dialog>
  );
}
