import { useState } from 'react';
import { BoardPollResource, BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { call, refreshResource } from '../../../store/call.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { usePins } from '../pins/index.ts';
import styles from './board-polls.module.css';

export interface StartPollDialogProps {
  readonly boardId: string;
  readonly pinIds: readonly string[];
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** Asks the people of a board which of some pins it is to be. */
export function StartPollDialog({ boardId, pinIds, onStarted, onClose }: StartPollDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const hasWords = useWords('board-work');
  const pins = usePins(pinIds.map((id) => ({ type: 'pin', id })));
  const [question, setQuestion] = useState('');
  const [busy, setBusy] = useState(false);
  const long = tooLong(question.trim(), textLimits.pollQuestion);
  if (!hasWords) return null;
  const start = async () => {
    if (long) return;
    setBusy(true);
    try {
      await dispatch(call(BoardPollResource.create, { board_id: boardId, question: question.trim(), pin_ids: [...pinIds] }));
      await dispatch(refreshResource(BoardPollsResource.get, { board_id: boardId }));
      dispatch(toastShown({ kind: 'done', message: 'polls.started' }));
      onStarted();
      onClose();
    } catch (error) {
      const isOpen = toCallError(error).record?.name === 'conflict';
      dispatch(failureShown(error, isOpen ? 'polls.isOpen' : 'boardNotes.failed'));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={text('polls.start')}
      act={text('polls.ask')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy={busy}
      onSubmit={() => void start()}
      onClose={onClose}
    >
      <TextField
        label={text('polls.question')}
        value={question}
        placeholder={text('polls.whichOne')}
        autoFocus
        dir="auto"
        autoComplete="off"
        error={long ? text(long.id, long.values) : undefined}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <div className={styles.previews} aria-hidden="true">
        {pins.map((pin) => (
          <img key={pin.id} src={(pin.images['236x'] ?? pin.images.orig)?.url} alt="" />
        ))}
      </div>
    </FormDialog>
  );
}
