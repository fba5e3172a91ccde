import { useState } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { boardProblem } from './board-problem.ts';
import styles from './create-board-form.module.css';

export interface CreateBoardFormProps {
  /** What was looked for, when nothing was found: most likely the new board's name. */
  readonly suggestedName?: string;
  /** Other names that would fit what it is made for. */
  readonly likelyNames?: readonly string[];
  readonly onCreated: (board: Board) => void;
  readonly onCancel: () => void;
}

/** Makes a board from its name; what was typed stays when the server refuses it. */
export function CreateBoardForm({ suggestedName = '', likelyNames = [], onCreated, onCancel }: CreateBoardFormProps) {
  const text = useText();
  const [chosen, setChosen] = useState(suggestedName);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: BoardResource.create,
    fields: ['name'],
    read: (typed) =>
      typed.text('name') === ''
        ? { wrong: { name: { id: 'boards.nameNeeded' } } }
        : { input: { name: typed.text('name'), privacy: typed.isOn('is_secret') ? ('secret' as const) : ('public' as const) } },
    live: (typed) => {
      const long = tooLong(typed.text('name'), textLimits.boardName);
      return long ? { name: long } : {};
    },
    wordsFor: (_problem, error) => ({ id: boardProblem(error, 'app.fieldRefused') }),
    failed: (error) => ({ id: boardProblem(error, 'boards.createFailed') }),
    onDone: onCreated,
  });

  return (
    <form {...form} className={styles.form}>
      <TextField
        key={chosen}
        label={text('boards.name')}
        placeholder={text('boards.namePlaceholder')}
        name="name"
        defaultValue={chosen}
        autoFocus
        dir="auto"
        error={errorOf('name')}
      />
      {likelyNames.length > 0 && (
        <div className={styles.likely} role="group" aria-label={text('picker.likely')}>
          {likelyNames.map((name) => (
            <Chip key={name} type="button" onClick={() => setChosen(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <Switch label={text('boards.keepSecret')} hint={text('boards.keepSecretHint')} name="is_secret" />
      <FormFailure words={failure} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{text('app.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {text('boards.create')}
        </Button>
      </div>
    </form>
  );
}
