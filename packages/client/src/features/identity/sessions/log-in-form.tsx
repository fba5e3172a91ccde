import type { Words } from '../../../i18n/message-id.ts';
import { useEffect, useRef, useState } from 'react';
import { loginHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { expectBotCheck } from '../../../store/bot-token.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { SecondStep } from '../second-factor/index.ts';
import { linkTo } from '../../../ui/link/link-in-words.tsx';
import { PasskeyButton } from '../passkeys/index.ts';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { RememberDevice } from './remember-device.tsx';
import { useEntranceForm } from '../entrance/index.ts';
import { useStarted } from '../../../lib/use-started.ts';

const ContinueCard = lazyPart(async () => (await import('./continue-card.tsx')).ContinueCard);

type LogIn = { readonly username_or_email: string; readonly password: string; readonly referrer: string };

const fields = ['username_or_email', 'password'] as const;

/** E-mail or username, and the password; log-in itself applies no rule to either. */
export function LogInForm() {
  const text = useText();
  const started = useStarted();
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { form, errorOf, failure, fail, busy } = useEntranceForm<(typeof fields)[number], LogIn>({
    fields,
    read: (typed) => {
      const [name, password] = [typed.text('username_or_email'), typed.raw('password')];
      if (name !== '' && password !== '') return { input: { username_or_email: name, password, referrer: document.referrer } };
      return {
        wrong: {
          ...(name === '' && { username_or_email: { id: 'problem.identifierRequired' } }),
          ...(password === '' && { password: { id: 'problem.passwordMissing' } }),
        },
      };
    },
    signIn: (enter, input) => enter(loginHandshake, input),
    onAttempt: setAttempt,
  });
  const remembered = useAppSelector((state) => state.session.loggedOutUserInfo?.email ?? null);
  useEffect(() => {
    const field = element.current?.elements.namedItem('username_or_email');
    if (remembered !== null && field instanceof HTMLInputElement && field.value === '') field.value = remembered;
  }, [remembered]);

  const startOver = (words: Words | null) => {
    setAttempt(null);
    fail(words);
  };
  if (attempt !== null) return <SecondStep attempt={attempt} onOver={startOver} />;
  return (
    <>
      {started && <ContinueCard onAttempt={setAttempt} />}
      <form {...form} ref={element} className={styles.form} onFocus={() => dispatch(expectBotCheck())} aria-label={text('logIn.submit')}>
        <TextField
          label={text('logIn.identifier')}
          name="username_or_email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          error={errorOf('username_or_email')}
        />
        <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={errorOf('password')} />
        <RememberDevice />
        <FormFailure words={failure} />
        {failure?.id === 'account.wait' && (
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
