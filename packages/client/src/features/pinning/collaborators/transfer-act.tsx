import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import type { StoredBoard } from '../boards/index.ts';
import { cancelOffer, offerBoard } from './transfer-acts.ts';

export interface TransferActProps {
  readonly board: StoredBoard;
  readonly person: { readonly id: string; readonly name: string };
}

/** Offers the board to one of its people, after a question; or takes that back. */
export function TransferAct({ board, person }: TransferActProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (act: ReturnType<typeof offerBoard>) => {
    setBusy(true);
    const isDone = await dispatch(act);
    setBusy(false);
    if (isDone) setAsking(false);
  };
  if (board.pending_ownership_transfer === person.id)
    return (
      <Button size="small" busy={busy} onClick={() => void run(cancelOffer(board.id))}>
        {text('transfers.cancel')}
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        aria-label={text('transfers.giveTo', { name: person.name })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {text('transfers.give')}
      </Button>
      {isAsking && (
        <FormDialog
          alert
          title={text('transfers.question', { board: board.name, name: person.name })}
          act={text('transfers.offer')}
          cancel={text('app.cancel')}
          busy={busy}
          onSubmit={() => void run(offerBoard(board.id, person))}
          onClose={() => setAsking(false)}
        >
          <p>{text('transfers.text', { name: person.name })}</p>
        </FormDialog>
      )}
    </>
  );
}
