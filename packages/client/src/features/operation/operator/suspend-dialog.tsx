import { SuspensionResource } from '@bowerbird/contract/operation/operator/calls.ts';
import type { OperatorPerson } from '@bowerbird/contract/operation/operator/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';

export interface SuspensionDialogProps {
  readonly person: OperatorPerson;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is put out, and why. */
export function SuspendDialog({ person: { user_id, username }, onDone, onClose }: SuspensionDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const kit = useForm({
    endpoint: SuspensionResource.create,
    fields: ['reason'],
    read: (typed) => ({ input: { user_id, reason: typed.text('reason') } }),
    live: (typed) => {
      const reason = tooLong(typed.text('reason'), textLimits.reason);
      return reason ? { reason } : {};
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'done', message: 'operator.suspendedNow', values: { username } }));
      onDone();
      onClose();
    },
  });
  return (
    <StepDialog
      alert
      danger
      title={text('operator.suspendTitle', { username })}
      submit={text('operator.suspend')}
      kit={kit}
      onClose={onClose}
    >
      <p>{text('operator.suspendBody')}</p>
      <TextField
        label={text('operator.reason')}
        hint={text('operator.reasonHint')}
        name="reason"
        dir="auto"
        autoComplete="off"
        error={kit.errorOf('reason')}
      />
    </StepDialog>
  );
}
