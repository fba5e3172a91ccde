import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { attemptOf, useEntrance, type EntranceFailure } from '../entrance/index.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
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
  const [rule, setRule] = useState<string | null>(null);
  const [failed, setFailed] = useState<EntranceFailure | null>(null);
  const { enter, busy } = useEntrance(PasswordResetResource.create, false);
  const attempt = attemptOf(failed);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const password = readField(form, 'password');
    const refused = checkPassword(password, '');
    setRule(refused);
    if (refused !== null) return focusField(form, 'password');
    const failure = await enter({ token, password });
    setFailed(failure);
    setRule(failure?.error.record?.extraData?.fields?.[0]?.rule ?? null);
  };
  if (attempt !== null) return <SecondStep attempt={attempt} onOver={() => void navigate('/login/')} />;
  if (failed?.error.record?.name === 'dead_token') return <DeadLink />;
  const problem = rule === null ? undefined : accountFieldWords([{ field: 'password', rule }]).password;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={text('reset.title')}>
      <PasswordField
        label={text('reset.password')}
        name="password"
        autoComplete="new-password"
        placeholder={text('signUp.passwordExample', { min: passwordLength.min })}
        error={problem && text(problem.id, problem.values)}
      />
      <FormFailure words={failed && !problem ? failureWords(failed.error) : null} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {text('reset.submit')}
      </Button>
    </form>
  );
}
