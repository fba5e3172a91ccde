import { useState } from 'react';
import { BirthdayCorrectionResource } from '@bowerbird/contract/identity/operator/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { dateOfParts } from '../../../ui/date-field/date-parts.ts';
import { focusField } from '../../../lib/form-fields.ts';
import { birthdayDate } from '../account-settings/index.ts';
import { useSave } from '../../../shared/forms/use-save.ts';
import { ActDialog } from './act-dialog.tsx';
import type { SuspensionDialogProps } from './suspend-dialog.tsx';

/** Sets the birthday of somebody who may not change it themselves. */
export function BirthdayDialog({ person: { user_id, username, birthday }, onDone, onClose }: SuspensionDialogProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [isDateWrong, setDateWrong] = useState(false);
  const { save, fields, ...state } = useSave(BirthdayCorrectionResource.update, () => {
    dispatch(toastShown({ kind: 'done', message: 'operator.birthdayCorrected', values: { username } }));
    onDone();
    onClose();
  });
  const correct = (form: HTMLFormElement) => {
    const date = dateOfParts(new FormData(form), 'birthday');
    setDateWrong(!date);
    if (!date) return focusField(form, 'birthday');
    void save({ user_id, birthday: Date.parse(`${date}T00:00:00Z`) / 1000 });
  };
  const wrong = fields['birthday'];
  return (
    <ActDialog
      title={text('operator.birthdayTitle', { username })}
      act={text('operator.birthdaySave')}
      variant="primary"
      state={state}
      onAct={correct}
      onClose={onClose}
    >
      <p>{text('operator.birthdayBody')}</p>
      <DateField
        label={text('signUp.birthday')}
        parts={{ day: text('signUp.day'), month: text('signUp.month'), year: text('signUp.year') }}
        locale={locale}
        name="birthday"
        defaultDate={birthdayDate(birthday)}
        error={isDateWrong ? text('problem.birthdayFormat') : wrong && text(wrong.id, wrong.values)}
      />
    </ActDialog>
  );
}
