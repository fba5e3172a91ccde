import { useRef, useState, type FormEvent } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAction, useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { boardProblem } from './board-problem.ts';
import { forgetPickers } from './board-writes.ts';
import styles from './create-board-form.module.css';

export interface CreateBoardFormProps {
  /** What was looked for, when nothing was found: most likely the new board's name. */
  readonly suggestedName?: string;
  readonly onCreated: (board: Board) => void;
  readonly onCancel: () => void;
}

/** Makes a board from its name; what was typed stays when the server refuses it. */
export function CreateBoardForm({ suggestedName = '', onCreated, onCancel }: CreateBoardFormProps) {
  const text = useText();
  const create = useAction(BoardResource.create);
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  const [name, setName] = useState(suggestedName.slice(0, textLimits.boardName));
  const [isSecret, setSecret] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<MessageId | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog inside a form of another feature must not submit that one, too.
    event.stopPropagation();
    if (sending.current) return;
    if (name.trim() === '') {
      setProblem('boards.nameNeeded');
      field.current?.focus();
      return;
    }
    sending.current = true;
    setSending(true);
    try {
      const board = await create({ name: name.trim(), privacy: isSecret ? 'secret' : 'public' });
      dispatch(forgetPickers());
      onCreated(board);
    } catch (error) {
      setProblem(boardProblem(error, 'boards.createFailed'));
      field.current?.focus();
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={field}
        label={text('boards.name')}
        placeholder={text('boards.namePlaceholder')}
        value={name}
        maxLength={textLimits.boardName}
        autoFocus
        dir="auto"
        error={problem ? text(problem) : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
      />
      <Switch
        label={text('boards.keepSecret')}
        hint={text('boards.keepSecretHint')}
        checked={isSecret}
        onChange={(event) => setSecret(event.target.checked)}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{text('app.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSending}>
          {text('boards.create')}
        </Button>
      </div>
    </form>
  );
}
