import { useRef, useState } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board, BoardLayout, Privacy } from '@bowerbird/contract/pinning/boards/records.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { noProblems, problemsOfCall, type FormProblems } from '../../../shared/forms/form-problems.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import type { StoredBoard } from './stored-board.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { focusField } from '../../../lib/form-fields.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
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
  const update = useAction(BoardResource.update);
  const sending = useRef(false);
  const [name, setName] = useState(board.name);
  const [description, setDescription] = useState(board.description ?? '');
  const [privacy, setPrivacy] = useState<Privacy>(board.privacy);
  const [layout, setLayout] = useState<BoardLayout>(board.layout ?? 'default');
  const [refused, setRefused] = useState<FormProblems<'name' | 'description'>>(noProblems);
  const [isSending, setSending] = useState(false);

  const long = {
    name: tooLong(name.trim(), textLimits.boardName),
    description: tooLong(description.trim(), textLimits.boardDescription),
  };
  const say = (words: Words | undefined) => words && text(words.id, words.values);

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    const isNameless = name.trim() === '';
    if (isNameless) setRefused({ fields: { name: { id: 'boards.nameNeeded' } }, form: null });
    if (isNameless || long.name) return focusField(form, 'name');
    if (long.description) return focusField(form, 'description');
    sending.current = true;
    setSending(true);
    try {
      const changed = await update({ board_id: board.id, name: name.trim(), description: description.trim(), privacy, layout });
      dispatch(toastShown({ kind: 'done', message: 'boards.changed' }));
      onChanged(changed);
      onClose();
    } catch (error) {
      setRefused(
        problemsOfCall(
          error,
          { name: boardProblem(error, 'app.fieldRefused'), description: 'app.fieldRefused' },
          boardProblem(error, 'boards.changeFailed'),
        ),
      );
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return (
    <FormDialog
      title={text('boards.edit')}
      act={text('pinActs.saveChanges')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy={isSending}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <TextField
        label={text('boards.name')}
        value={name}
        name="name"
        dir="auto"
        error={say(long.name ?? refused.fields.name)}
        onChange={(event) => {
          setName(event.target.value);
          setRefused(noProblems);
        }}
      />
      <TextArea
        label={text('boards.description')}
        value={description}
        name="description"
        dir="auto"
        error={say(long.description ?? refused.fields.description)}
        onChange={(event) => {
          setDescription(event.target.value);
          setRefused(noProblems);
        }}
      />
      <Select
        label={text('boards.whoSees')}
        value={privacy}
        options={[
          { value: 'public', label: text('boards.whoPublic') },
          { value: 'protected', label: text('boards.whoProtected') },
          { value: 'secret', label: text('boards.whoSecret') },
        ]}
        onChange={(event) => setPrivacy(event.target.value as Privacy)}
      />
      <Select
        label={text('boards.layout')}
        value={layout}
        options={[
          { value: 'default', label: text('boards.layoutDefault') },
          { value: 'compact', label: text('boards.layoutCompact') },
          { value: 'wide', label: text('boards.layoutWide') },
        ]}
        onChange={(event) => setLayout(event.target.value as BoardLayout)}
      />
      <FormFailure words={refused.form} />
    </FormDialog>
  );
}
