import { BirthdayCorrectionResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { dateOfParts } from '../../../ui/date-field/date-parts.ts';
import { birthdayDate } from '../../account/account-settings/index.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import type { SuspensionDialogProps } from './suspend-dialog.tsx';

/** Sets the birthday of somebody who may not change it themselves. */
export function BirthdayDialog({ person: { user_id, username, birthday }, onDone, onClose }: SuspensionDialogProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const kit = useForm({
    endpoint: BirthdayCorrectionResource.update,
    fields: ['birthday'],
    read: (typed) => {
      const date = dateOfParts(typed.all, 'birthday');
      if (!date) return { wrong: { birthday: { id: 'problem.birthdayFormat' } } };
      return { input: { user_id, birthday: Date.parse(`${date}T00:00:00Z`) / 1000 } };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'done', message: 'operator.birthdayCorrected', values: { username } }));
      onDone();
      onClose();
    },
  });
  return (
    <StepDialog
      alert
      title={text('operator.birthdayTitle', { username })}
      submit={text('operator.birthdaySave')}
      kit={kit}
      onClose={onClose}
    >
      <p>{text('operator.birthdayBody')}</p>
      <DateField
        label={text('signUp.birthday')}
        parts={{ day: text('signUp.day'), month: text('signUp.month'), year: text('signUp.year') }}
        locale={locale}
        name="birthday"
        defaultDate={birthdayDate(birthday)}
        error={kit.errorOf('birthday')}
      />
    </StepDialog>
  );
}
