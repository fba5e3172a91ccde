import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { UserPasswordResource } from '@bowerbird/contract/account/password-change/calls.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { fieldWords } from '../../../shared/forms/field-words.ts';
import styles from '../../../shared/forms/settings-form.module.css';
import { useForm } from '../../../shared/forms/use-form.ts';

const none = {};

/** Asks for another password (`C5.3`); every other device is signed out. */
export function PasswordForm() {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { data: account } = useResource(AccountSettingsResource.get, none);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: UserPasswordResource.update,
    fields: ['password', 'new_password'],
    read: (typed) => {
      const rule = checkPassword(typed.raw('new_password'), account?.email ?? '');
      if (rule !== null) return { wrong: { new_password: fieldWords([{ field: 'new_password', rule }])['new_password'] } };
      return { input: { password: typed.raw('password'), new_password: typed.raw('new_password') } };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'done', message: 'password.changed' }));
      void navigate('/settings/account-settings/');
    },
  });
  if (!account) return <SkeletonText lines={4} />;
  return (
    <form {...form} className={styles.form} aria-label={text('password.title')}>
      {account.has_password && (
        <PasswordField label={text('password.old')} name="password" autoComplete="current-password" error={errorOf('password')} />
      )}
      <PasswordField
        label={text('password.new')}
        name="new_password"
        autoComplete="new-password"
        placeholder={text('signUp.passwordExample', { min: passwordLength.min })}
        error={errorOf('new_password')}
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
