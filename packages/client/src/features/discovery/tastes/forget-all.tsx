import { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { undoBy } from '../../../shared/undo/undo-by.ts';
import { call } from '../../../store/call.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import styles from './taste-settings.module.css';

/** Has all forgotten that was learned from saves, after a question and with a way back. */
export function ForgetAll({ disabled }: { readonly disabled: boolean }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const { forget, isBusy } = useForget(() => setAsking(false));
  return (
    <section className={styles.forget}>
      <RowWords>
        <RowTitle>{text('tastes.forgetAll')}</RowTitle>
        <p className="muted">{text('tastes.forgetAllHint')}</p>
      </RowWords>
      <Button className={styles.forgetAct} disabled={disabled} onClick={() => setAsking(true)}>
        {text('tastes.forgetAllAct')}
      </Button>
      {isAsking && (
        <FormDialog
          alert
          title={text('tastes.forgetAllTitle')}
          act={text('tastes.forgetAllAct')}
          cancel={text('tastes.forgetAllKeep')}
          variant="danger"
          busy={isBusy}
          onSubmit={() => void forget()}
          onClose={() => setAsking(false)}
        >
          <p>{text('tastes.forgetAllBody')}</p>
        </FormDialog>
      )}
    </section>
  );
}

function useForget(onDone: () => void) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    try {
      await dispatch(call(UserTastesResource.update, { forgets_all: true }));
      const undoId = dispatch(undoBy(call(UserTastesResource.update, { forgets_all: false })));
      dispatch(toastShown({ kind: 'undoable', message: 'tastes.forgotten', undoId }));
    } catch (error) {
      dispatch(failureShown(error, 'settings.notSaved'));
    }
    setBusy(false);
    onDone();
  };
  return { forget, isBusy };
}
