import { useState } from 'react';
import { SuspensionResource } from '@bowerbird/contract/identity/operator/calls.ts';
import type { OperatorPerson } from '@bowerbird/contract/identity/operator/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { focusField } from '../../../lib/form-fields.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { ActDialog } from './act-dialog.tsx';

export interface SuspensionDialogProps {
  readonly person: OperatorPerson;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is put out, and why. */
export function SuspendDialog({ person: { user_id, username }, onDone, onClose }: SuspensionDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { save, fields, ...state } = useSave(SuspensionResource.create, () => {
    dispatch(toastShown({ kind: 'done', message: 'operator.suspendedNow', values: { username } }));
    onDone();
    onClose();
  });
  const [reason, setReason] = useState('');
  const long = tooLong(reason.trim(), textLimits.reason);
  const wrong = long ?? fields['reason'];
  return (
    <ActDialog
      title={text('operator.suspendTitle', { username })}
      act={text('operator.suspend')}
      variant="danger"
      state={state}
      onAct={(form) => (long ? focusField(form, 'reason') : void save({ user_id, reason: reason.trim() }))}
      onClose={onClose}
    >
      <p>{text('operator.suspendBody')}</p>
      <TextField
        label={text('operator.reason')}
        hint={text('operator.reasonHint')}
        name="reason"
        dir="auto"
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={wrong && text(wrong.id, wrong.values)}
      />
    </ActDialog>
  );
}
