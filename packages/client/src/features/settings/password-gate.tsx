import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useViewer } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import { useStarted } from '../../ui/use-started.ts';
import {
  attemptOf,
  failureWords,
  focusField,
  FormFailure,
  PasswordField,
  readField,
  SecondStep,
  useEntrance,
  type FieldWords,
} from '../accounts/index.ts';
import styles from './settings-form.module.css';

/** The dialog opens in the browser alone: the server does not draw what lies over the page. */
export function PasswordGate() {
  return useStarted() ? <PasswordQuestion /> : null;
}

/** Asks who came in by a link for the password, logs in fully and goes on where they are. */
function PasswordQuestion() {
  const text = useText();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<FieldWords | null>(null);
  const [attempt, setAttempt] = useState<string | null>(null);
  const { enter, busy } = useEntrance(loginHandshake, false, pathname);

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
    if (owed !== null) setAttempt(owed);
    else
      setFailure(
        failed && (failed.error.record?.name === 'wrong_credentials' ? { id: 'settings.wrongPassword' } : failureWords(failed, false)),
      );
  };
  return (
    <Dialog title={text('settings.gateTitle')} closeLabel={text('app.close')} onClose={() => void navigate('/')}>
      {attempt === null ? (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={text('settings.gateTitle')}>
          <p>{text('settings.gateBody')}</p>
          <PasswordField
            label={text('signUp.password')}
            name="password"
            autoComplete="current-password"
            autoFocus
            error={isMissing ? text('problem.passwordMissing') : undefined}
          />
          <FormFailure words={failure} />
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {text('settings.gateSubmit')}
          </Button>
        </form>
      ) : (
        <SecondStep attempt={attempt} goesTo={pathname} onOver={(words) => (setAttempt(null), setFailure(words))} />
      )}
    </Dialog>
  );
}
