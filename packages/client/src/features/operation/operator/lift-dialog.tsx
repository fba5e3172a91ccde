import { SuspensionResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import type { SuspensionDialogProps } from './suspend-dialog.tsx';

/** Asks before somebody who was put out is let in again. */
export function LiftDialog({ person: { user_id, username }, onDone, onClose }: SuspensionDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const kit = useForm({
    endpoint: SuspensionResource.delete,
    fields: [],
    read: () => ({ input: { user_id } }),
    onDone: () => {
      dispatch(toastShown({ kind: 'done', message: 'operator.lifted', values: { username } }));
      onDone();
      onClose();
    },
  });
  return (
    <StepDialog alert title={text('operator.liftTitle', { username })} submit={text('operator.lift')} kit={kit} onClose={onClose}>
      <p>{text('operator.liftBody')}</p>
    </StepDialog>
  );
}
