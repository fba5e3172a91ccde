import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useEntranceForm } from '../entrance/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { SecondStep } from '../second-factor/index.ts';
import { accountFieldWords } from '../../../shared/forms/account-field-words.ts';
import { DeadLink } from './dead-link.tsx';
import styles from './account-links.module.css';

/** The new password of a reset link; what was typed stays when it is refused. */
export function NewPasswordForm({ token }: { token: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);
  const { form, errorOf, failure, busy } = useEntranceForm<'password', string>({
    fields: ['password'],
    read: (typed) => {
      const password = typed.raw('password');
      const rule = checkPassword(password, '');
      return rule === null ? { input: password } : { wrong: accountFieldWords([{ field: 'password', rule }]) };
    },
    signIn: (enter, password) => enter(PasswordResetResource.create, { token, password }),
    onAttempt: setAttempt,
    takeOver: ({ record }) => {
      setDead(record?.name === 'dead_token');
      return record?.name === 'dead_token';
    },
  });
  if (attempt !== null) return <SecondStep attempt={attempt} onOver={() => void navigate('/login/')} />;
  if (isDead) return <DeadLink />;
  return (
    <form {...form} className={styles.form} aria-label={text('reset.title')}>
      <PasswordField
        label={text('reset.password')}
        name="password"
        autoComplete="new-password"
        placeholder={text('signUp.passwordExample', { min: passwordLength.min })}
        error={errorOf('password')}
      />
      <FormFailure words={failure} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {text('reset.submit')}
      </Button>
    </form>
  );
}
