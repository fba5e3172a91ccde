import { useId, type FormEvent } from 'react';
import { SuspensionResource } from '@bowerbird/contract/identity/operator/calls.ts';
import type { OperatorPerson } from '@bowerbird/contract/identity/operator/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { readField } from '../../ui/form-fields.ts';
import { Dialog } from '../../ui/overlays.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FormFailure } from '../accounts/index.ts';
import { useSave } from '../settings/index.ts';
import styles from './operator.module.css';

/** Asks before somebody is put out, and why. */
export function SuspendDialog({ person, onDone, onClose }: { person: OperatorPerson; onDone: () => void; onClose: () => void }) {
  const text = useText();
  const form = useId();
  const dispatch = useAppDispatch();
  const { username } = person;
  const { save, busy, fields, failure } = useSave(SuspensionResource.create, () => {
    dispatch(toastShown({ kind: 'done', message: 'operator.suspendedNow', values: { username } }));
    onDone();
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save({ user_id: person.user_id, reason: readField(event.currentTarget, 'reason').trim() });
  };
  const wrong = fields['reason'];
  return (
    <Dialog
      alert
      title={text('operator.suspendTitle', { username })}
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text('app.cancel')}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy} disabled={busy}>
            {text('operator.suspend')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
        <p>{text('operator.suspendBody')}</p>
        <TextField
          label={text('operator.reason')}
          hint={text('operator.reasonHint')}
          name="reason"
          dir="auto"
          autoComplete="off"
          maxLength={textLimits.reason}
          error={wrong && text(wrong.id, wrong.values)}
        />
        <FormFailure words={failure} />
      </form>
    </Dialog>
  );
}
