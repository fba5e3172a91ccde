import type { Words } from '../../../i18n/message-id.ts';
import { useState, type FormEvent } from 'react';
import { loginHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { attemptOf } from '../entrance/index.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { SecondStep } from '../second-factor/index.ts';
import { useEntrance, type GoesTo } from '../entrance/index.ts';

/** Asks who came in without a password for it, and logs them in wholly. */
export function PasswordDialog({ goesTo, onClose }: { goesTo: GoesTo; onClose: () => void }) {
  const text = useText();
  const hasWords = useWords('entrance');
  const viewer = useViewer();
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Words | null>(null);
  const [attempt, setAttempt] = useState<string | null>(null);
  const { enter, busy } = useEntrance(loginHandshake, false, goesTo);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const password = readField(form, 'password');
    setMissing(password === '');
    setFailure(null);
    if (password === '') return focusField(form, 'password');
    const failed = await enter({ username_or_email: viewer?.username ?? '', password });
    const owed = attemptOf(failed);
    if (owed !== null) return setAttempt(owed);
    const isWrong = failed?.error.record?.name === 'wrong_credentials';
    setFailure(isWrong ? { id: 'gate.wrongPassword' } : failed && failureWords(failed.error));
  };
  if (!hasWords) return null;
  return (
    <Dialog title={text('gate.title')} closeLabel={text('app.close')} onClose={onClose}>
      {attempt === null ? (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={text('gate.title')}>
          <p>{text('gate.lead')}</p>
          <PasswordField
            label={text('signUp.password')}
            name="password"
            autoComplete="current-password"
            autoFocus
            error={isMissing ? text('problem.passwordMissing') : undefined}
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
            setFailure(words);
          }}
        />
      )}
    </Dialog>
  );
}
