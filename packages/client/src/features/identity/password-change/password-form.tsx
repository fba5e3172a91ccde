import { useState, type FormEvent } from 'react';
import { AccountSettingsResource } from '@bowerbird/contract/identity/account-settings/calls.ts';
import { UserPasswordResource } from '@bowerbird/contract/identity/password-change/calls.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { fieldWords, type WordsByField } from '../../../shared/forms/field-words.ts';
import styles from '../../../shared/forms/settings-form.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';

const none = {};

/** Asks for another password (`C5.3`); every other device is signed out. */
export function PasswordForm() {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { data: account } = useResource(AccountSettingsResource.get, none);
  const [wrong, setWrong] = useState<WordsByField>({});
  const { save, busy, fields, failure } = useSave(UserPasswordResource.update, () => {
    dispatch(toastShown({ kind: 'done', message: 'password.changed' }));
    void navigate('/settings/account-settings/');
  });
  if (!account) return <SkeletonText lines={4} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fresh = readField(form, 'new_password');
    const rule = checkPassword(fresh, account.email ?? '');
    setWrong(rule === null ? {} : fieldWords([{ field: 'new_password', rule }]));
    if (rule !== null) return focusField(form, 'new_password');
    void save({ password: readField(form, 'password'), new_password: fresh });
  };
  const say = (field: string) => {
    const words = wrong[field] ?? fields[field];
    return words && text(words.id, words.values);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={text('password.title')}>
      {account.has_password && (
        <PasswordField label={text('password.old')} name="password" autoComplete="current-password" error={say('password')} />
      )}
      <PasswordField
        label={text('password.new')}
        name="new_password"
        autoComplete="new-password"
        placeholder={text('signUp.passwordExample', { min: passwordLength.min })}
        error={say('new_password')}
      />
      <FormFailure words={failure} />
      <Acts>
        <Button type="submit" variant="primary" busy={busy}>
          {text('settings.changePassword')}
        </Button>
      </Acts>
    </form>
  );
}
