import { useState } from 'react';
import { loginHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { SecondStep } from '../second-factor/index.ts';
import { useEntranceForm, type GoesTo } from '../entrance/index.ts';

/** Asks who came in without a password for it, and logs them in wholly. */
export function PasswordDialog({ goesTo, onClose }: { goesTo: GoesTo; onClose: () => void }) {
  const text = useText();
  const hasWords = useWords('entrance');
  const viewer = useViewer();
  const [attempt, setAttempt] = useState<string | null>(null);
  const { form, errorOf, failure, fail, busy } = useEntranceForm<'password', string>({
    fields: ['password'],
    goesTo,
    read: (typed) => {
      const password = typed.raw('password');
      return password === '' ? { wrong: { password: { id: 'problem.passwordMissing' } } } : { input: password };
    },
    signIn: (enter, password) => enter(loginHandshake, { username_or_email: viewer?.username ?? '', password }),
    onAttempt: setAttempt,
    failed: (error) => (error.record?.name === 'wrong_credentials' ? { id: 'gate.wrongPassword' } : failureWords(error)),
  });
  if (!hasWords) return null;
  return (
    <Dialog title={text('gate.title')} closeLabel={text('app.close')} onClose={onClose}>
      {attempt === null ? (
        <form {...form} className={styles.form} aria-label={text('gate.title')}>
          <p>{text('gate.lead')}</p>
          <PasswordField
            label={text('signUp.password')}
            name="password"
            autoComplete="current-password"
            autoFocus
            error={errorOf('password')}
          />
          <FormFailure words={failure} />
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {text('gate.submit')}
          </Button>
        </form>
      ) : (
        <SecondStep
          attempt={attempt}
          goesTo={goesTo}
          onOver={(words) => {
            setAttempt(null);
            fail(words);
          }}
        />
      )}
    </Dialog>
  );
}
