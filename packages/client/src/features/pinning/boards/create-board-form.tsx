import { useRef, useState, type FormEvent } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { noProblems, problemsOfCall, type FormProblems } from '../../../shared/forms/form-problems.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useAction } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { boardProblem } from './board-problem.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  const [name, setName] = useState(suggestedName);
  const [isSecret, setSecret] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<FormProblems<'name'>>(noProblems);
  const long = tooLong(name.trim(), textLimits.boardName);
  const problem = long ?? refused.fields.name;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog inside a form of another feature must not submit that one, too.
    event.stopPropagation();
    if (sending.current) return;
    if (name.trim() === '') setRefused({ fields: { name: { id: 'boards.nameNeeded' } }, form: null });
    if (name.trim() === '' || long) {
      field.current?.focus();
      return;
    }
    sending.current = true;
    setSending(true);
    try {
      const board = await create({ name: name.trim(), privacy: isSecret ? 'secret' : 'public' });
      onCreated(board);
    } catch (error) {
      setRefused(problemsOfCall(error, { name: boardProblem(error, 'app.fieldRefused') }, boardProblem(error, 'boards.createFailed')));
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
        autoFocus
        dir="auto"
        error={problem && text(problem.id, problem.values)}
        onChange={(event) => {
          setName(event.target.value);
          setRefused(noProblems);
        }}
      />
      <Switch
        label={text('boards.keepSecret')}
        hint={text('boards.keepSecretHint')}
        checked={isSecret}
        onChange={(event) => setSecret(event.target.checked)}
      />
      <FormFailure words={refused.form} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{text('app.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSending}>
          {text('boards.create')}
        </Button>
      </div>
    </form>
  );
}
