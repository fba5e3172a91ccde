import { useRef, useState, type FormEvent } from 'react';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { UpdateUserInput } from '@bowerbird/contract/people/users/schemas.ts';
import { checkFullName, tidyName, type NameProblem } from '@bowerbird/domain/identity/names.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

const FORM = 'name-question';

const words: Readonly<Record<NameProblem, MessageId>> = {
  required: 'problem.nameRequired',
  characters: 'problem.nameCharacters',
  maxLength: 'problem.nameTooLong',
};

/** The question. Its field is empty: the name so far was made from the mail address, which is nothing to propose. */
export default function NameDialog() {
  const text = useText();
  const hasWords = useWords('entrance');
  const dispatch = useAppDispatch();
  const update = useAction(UserResource.update);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const send = async (input: UpdateUserInput) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const user = await update(input);
      dispatch(viewerChanged({ name_question_open: false, full_name: user.fullName }));
    } catch (error) {
      dispatch(failureShown(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    const fullName = typeof name === 'string' ? tidyName(name) : '';
    const wrong = checkFullName(fullName);
    setProblem(wrong);
    if (wrong === null) void send({ full_name: fullName });
  };
  const skip = () => void send({ skip_name_question: true });
  if (!hasWords) return null;
  return (
    <Dialog
      title={text('name.title')}
      onClose={skip}
      actions={
        <>
          <Button onClick={skip}>{text('name.skip')}</Button>
          <Button type="submit" form={FORM} variant="primary" busy={busy}>
            {text('name.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          label={text('name.label')}
          name="name"
          autoComplete="name"
          dir="auto"
          hint={text('name.body')}
          error={problem === null ? undefined : text(words[problem], { limit: textLimits.fullName })}
        />
      </form>
    </Dialog>
  );
}
