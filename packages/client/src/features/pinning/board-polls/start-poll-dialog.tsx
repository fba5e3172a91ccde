import { BoardPollResource, BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { failureWordsOr } from '../../../shared/forms/failure-words.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { refreshResource } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { usePins } from '../pins/index.ts';
import styles from './board-polls.module.css';

export interface StartPollDialogProps {
  readonly boardId: string;
  readonly pinIds: readonly string[];
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

const failed = failureWordsOr('boardNotes.failed');

/** Asks the people of a board which of some pins it is to be. */
export function StartPollDialog(props: StartPollDialogProps) {
  return useWords('board-work') ? <StartPoll {...props} /> : null;
}

function StartPoll({ boardId, pinIds, onStarted, onClose }: StartPollDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const pins = usePins(pinIds.map((id) => ({ type: 'pin', id })));
  const kit = useForm({
    endpoint: BoardPollResource.create,
    fields: ['question'],
    read: (typed) => ({ input: { board_id: boardId, question: typed.text('question'), pin_ids: [...pinIds] } }),
    live: (typed) => {
      const long = tooLong(typed.text('question'), textLimits.pollQuestion);
      return { ...(long && { question: long }) };
    },
    failed: (error) => (error.record?.name === 'conflict' ? { id: 'polls.isOpen' } : failed(error)),
    onDone: () => {
      void dispatch(refreshResource(BoardPollsResource.get, { board_id: boardId }));
      dispatch(toastShown({ kind: 'done', message: 'polls.started' }));
      onStarted();
      onClose();
    },
  });
  return (
    <StepDialog title={text('polls.start')} submit={text('polls.ask')} kit={kit} onClose={onClose}>
      <TextField
        label={text('polls.question')}
        name="question"
        placeholder={text('polls.whichOne')}
        autoFocus
        dir="auto"
        autoComplete="off"
        error={kit.errorOf('question')}
      />
      <div className={styles.previews} aria-hidden="true">
        {pins.map((pin) => (
          <img key={pin.id} src={(pin.images['236x'] ?? pin.images.orig)?.url} alt="" />
        ))}
      </div>
    </StepDialog>
  );
}
