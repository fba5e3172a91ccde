import { SuspensionResource } from '@bowerbird/contract/identity/operator/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { useSave } from '../../../shared/forms/use-save.ts';
import { ActDialog } from './act-dialog.tsx';
import type { SuspensionDialogProps } from './suspend-dialog.tsx';

/** Asks before somebody who was put out is let in again. */
export function LiftDialog({ person: { user_id, username }, onDone, onClose }: SuspensionDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { save, ...state } = useSave(SuspensionResource.delete, () => {
    dispatch(toastShown({ kind: 'done', message: 'operator.lifted', values: { username } }));
    onDone();
    onClose();
  });
  return (
    <ActDialog
      title={text('operator.liftTitle', { username })}
      act={text('operator.lift')}
      variant="primary"
      state={state}
      onAct={() => void save({ user_id })}
      onClose={onClose}
    >
      <p>{text('operator.liftBody')}</p>
    </ActDialog>
  );
}
