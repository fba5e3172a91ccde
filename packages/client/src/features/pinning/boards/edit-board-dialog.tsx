import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board, BoardLayout, Privacy } from '@bowerbird/contract/pinning/boards/records.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import type { StoredBoard } from './stored-board.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { boardProblem } from './board-problem.ts';

/** Changes a board's name, description, privacy and layout; `onChanged` gets the board with its address, which follows the name. */
export function EditBoardDialog({
  board,
  onChanged,
  onClose,
}: {
  board: StoredBoard;
  onChanged: (board: Board) => void;
  onClose: () => void;
}) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { form, submit, errorOf, failure, busy } = useForm({
    endpoint: BoardResource.update,
    fields: ['name', 'description'],
    read: (typed) => {
      const name = typed.text('name');
      if (name === '') return { wrong: { name: { id: 'boards.nameNeeded' } } };
      const [privacy, layout] = [typed.raw('privacy') as Privacy, typed.raw('layout') as BoardLayout];
      return { input: { board_id: board.id, name, description: typed.text('description'), privacy, layout } };
    },
    live: (typed) => {
      const name = tooLong(typed.text('name'), textLimits.boardName);
      const description = tooLong(typed.text('description'), textLimits.boardDescription);
      return { ...(name && { name }), ...(description && { description }) };
    },
    wordsFor: ({ field }, error) => ({ id: field === 'name' ? boardProblem(error, 'app.fieldRefused') : 'app.fieldRefused' }),
    failed: (error) => ({ id: boardProblem(error, 'boards.changeFailed') }),
    onDone: (changed) => {
      dispatch(toastShown({ kind: 'done', message: 'boards.changed' }));
      onChanged(changed);
      onClose();
    },
  });

  return (
    <FormDialog
      title={text('boards.edit')}
      act={text('pinActs.saveChanges')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy={busy}
      onSubmit={(filled) => void submit(filled)}
      onInput={form.onInput}
      onClose={onClose}
    >
      <TextField label={text('boards.name')} name="name" defaultValue={board.name} dir="auto" error={errorOf('name')} />
      <TextArea
        label={text('boards.description')}
        name="description"
        defaultValue={board.description ?? ''}
        dir="auto"
        error={errorOf('description')}
      />
      <Select
        label={text('boards.whoSees')}
        name="privacy"
        defaultValue={board.privacy}
        options={[
          { value: 'public', label: text('boards.whoPublic') },
          { value: 'protected', label: text('boards.whoProtected') },
          { value: 'secret', label: text('boards.whoSecret') },
        ]}
      />
      <Select
        label={text('boards.layout')}
        name="layout"
        defaultValue={board.layout ?? 'default'}
        options={[
          { value: 'default', label: text('boards.layoutDefault') },
          { value: 'compact', label: text('boards.layoutCompact') },
          { value: 'wide', label: text('boards.layoutWide') },
        ]}
      />
      <FormFailure words={failure} />
    </FormDialog>
  );
}
