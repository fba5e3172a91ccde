import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import { checkFullName, tidyName, type NameProblem } from '@bowerbird/domain/identity/names.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSave } from '../../../shared/forms/use-save.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

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
  const settle = (user: User) => dispatch(viewerChanged({ name_question_open: false, full_name: user.fullName }));
  const { dialog, errorOf, failure, busy } = useForm({
    endpoint: UserResource.update,
    fields: ['full_name'],
    read: (typed) => {
      const name = tidyName(typed.raw('full_name'));
      const rule = checkFullName(name);
      if (rule !== null) return { wrong: { full_name: { id: words[rule], values: { limit: textLimits.fullName } } } };
      return { input: { full_name: name } };
    },
    onDone: settle,
  });
  const skip = useSave(UserResource.update, settle);
  if (!hasWords) return null;
  return (
    <FormDialog
      {...dialog}
      busy={busy || skip.busy}
      title={text('name.title')}
      act={text('name.save')}
      cancel={text('name.skip')}
      onClose={() => void skip.save({ skip_name_question: true })}
    >
      <TextField
        label={text('name.label')}
        name="full_name"
        autoComplete="name"
        dir="auto"
        hint={text('name.body')}
        error={errorOf('full_name')}
      />
      <FormFailure words={failure ?? skip.failure} />
    </FormDialog>
  );
}
