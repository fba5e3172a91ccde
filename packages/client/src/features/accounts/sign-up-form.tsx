import { useEffect, useRef, useState, type FormEvent } from 'react';
import { registerEmailHandshake } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { passwordLength } from '@bowerbird/domain/identity/password.ts';
import { RichText, useLocale, useText } from '../../i18n/i18n.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './account-form.module.css';
import { FormFailure } from './form-failure.tsx';
import { linkTo } from './link-in-words.tsx';
import { PasswordField } from './password-field.tsx';
import { focusField } from './read-field.ts';
import type { FieldErrors, FieldWords, SignUpField } from './sign-up-fields.ts';
import { useEntrance, type EntranceFailure } from './use-entrance.ts';
import { useStarted } from '../../ui/use-started.ts';

type Rules = typeof import('./sign-up-fields.ts');

/** The rules of the fields: not needed before somebody fills them in. */
const loadRules = () => import('./sign-up-fields.ts');

/** E-mail, password, birthday; what was typed stays, whatever happens. */
export function SignUpForm({ logInHref }: { logInHref: string }) {
  const text = useText();
  const started = useStarted();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<SignUpField>>({});
  const [isTaken, setTaken] = useState(false);
  const [failure, setFailure] = useState<FieldWords | null>(null);
  const { enter, busy } = useEntrance(registerEmailHandshake, true);
  useEffect(() => focusField(form.current, firstWrong(errors)), [errors]);

  const show = (failed: EntranceFailure | null, { wordsOf, failureWords }: Rules) => {
    const { name, extraData } = failed?.error.record ?? {};
    setTaken(name === 'email_taken');
    if (extraData?.fields) setErrors(wordsOf(extraData.fields));
    else setFailure(failed && name !== 'email_taken' ? failureWords(failed, true) : null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const rules = await loadRules().catch(() => null);
    if (!rules) return setFailure({ id: 'app.offline' });
    const values = rules.readSignUpValues(fields);
    const wrong = rules.checkSignUpValues(values, Date.now());
    setErrors(wrong);
    setFailure(null);
    setTaken(false);
    if (Object.keys(wrong).length > 0) return;
    show(await enter(rules.signUpPayload(values, window.location.search)), rules);
  };
  // Loading them at the end tries again and says what went wrong.
  const expectSubmit = () =>
    void loadRules().then(
      ({ expectBotCheck }) => dispatch(expectBotCheck()),
      () => undefined,
    );
  const words = (field: SignUpField) => {
    const error = errors[field];
    return error && text(error.id, error.values);
  };
  const takenWords = isTaken && (
    <span>
      <RichText id="account.emailTaken" parts={{ link: linkTo(logInHref) }} />
    </span>
  );
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onFocus={expectSubmit}
      onSubmit={(event) => void submit(event)}
      aria-label={text('signUp.form')}
    >
      <TextField
        label={text('signUp.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        placeholder={text('signUp.emailExample')}
        error={takenWords || words('email')}
      />
      <PasswordField
        label={text('signUp.password')}
        name="password"
        autoComplete="new-password"
        placeholder={text('signUp.passwordExample', { min: passwordLength.min })}
        error={words('password')}
      />
      <DateField
        label={text('signUp.birthday')}
        parts={{ day: text('signUp.day'), month: text('signUp.month'), year: text('signUp.year') }}
        locale={useLocale()}
        name="birthday"
        autoComplete="bday"
        error={words('birthday')}
      />
      <FormFailure words={failure} />
      <Button type={started ? 'submit' : 'button'} variant="primary" size="large" wide busy={busy}>
        {text('signUp.submit')}
      </Button>
    </form>
  );
}

const order: readonly SignUpField[] = ['email', 'password', 'birthday'];

function firstWrong(errors: FieldErrors<SignUpField>): SignUpField | undefined {
  return order.find((field) => errors[field]);
}
