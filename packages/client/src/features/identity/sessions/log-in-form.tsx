import type { Words } from '../../../i18n/message-id.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loginHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { expectBotCheck } from '../../../store/bot-token.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { attemptOf } from '../entrance/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { SecondStep } from '../second-factor/index.ts';
import { linkTo } from '../../../ui/link/link-in-words.tsx';
import { PasskeyButton } from '../passkeys/index.ts';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { RememberDevice } from './remember-device.tsx';
import { useEntrance } from '../entrance/index.ts';
import { useStarted } from '../../../lib/use-started.ts';

const ContinueCard = lazyPart(async () => (await import('./continue-card.tsx')).ContinueCard);

type Missing = { readonly identifier: boolean; readonly password: boolean };

/** E-mail or username, and the password; log-in itself applies no rule to either. */
export function LogInForm() {
  const text = useText();
  const started = useStarted();
  const dispatch = useAppDispatch();
  const [missing, setMissing] = useState<Missing>({ identifier: false, password: false });
  const [failure, setFailure] = useState<Words | null>(null);
  const [isLocked, setLocked] = useState(false);
  const [attempt, setAttempt] = useState<string | null>(null);
  const { enter, busy } = useEntrance(loginHandshake, false);
  const form = useRef<HTMLFormElement>(null);
  const remembered = useAppSelector((state) => state.session.loggedOutUserInfo?.email ?? null);
  useEffect(() => {
    const field = form.current?.elements.namedItem('username_or_email');
    if (remembered !== null && field instanceof HTMLInputElement && field.value === '') field.value = remembered;
  }, [remembered]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget;
    const identifier = readField(fields, 'username_or_email').trim();
    const password = readField(fields, 'password');
    const found = { identifier: identifier === '', password: password === '' };
    setMissing(found);
    setFailure(null);
    setLocked(false);
    if (found.identifier || found.password) return focusField(fields, found.identifier ? 'username_or_email' : 'password');
    const failed = await enter({ username_or_email: identifier, password, referrer: document.referrer });
    const owed = attemptOf(failed);
    if (owed !== null) return setAttempt(owed);
    setLocked(failed?.error.status === 429);
    setFailure(failed && failureWords(failed.error));
  };
  const startOver = (words: Words | null) => {
    setAttempt(null);
    setFailure(words);
  };
  if (attempt !== null) return <SecondStep attempt={attempt} onOver={startOver} />;
  return (
    <>
      {started && <ContinueCard onAttempt={setAttempt} />}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onFocus={() => dispatch(expectBotCheck())}
        onSubmit={(event) => void submit(event)}
        aria-label={text('logIn.submit')}
      >
        <TextField
          label={text('logIn.identifier')}
          name="username_or_email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          error={missing.identifier ? text('problem.identifierRequired') : undefined}
        />
        <PasswordField
          label={text('signUp.password')}
          name="password"
          autoComplete="current-password"
          error={missing.password ? text('problem.passwordMissing') : undefined}
        />
        <RememberDevice />
        <FormFailure words={failure} />
        {isLocked && (
          <p className="small">
            <RichText id="logIn.linkInstead" parts={{ link: linkTo('/password/reset/', 'link strong') }} />
          </p>
        )}
        <Button type={started ? 'submit' : 'button'} variant="primary" size="large" wide busy={busy}>
          {text('logIn.submit')}
        </Button>
        <PasskeyButton onAttempt={setAttempt} />
      </form>
    </>
  );
}
