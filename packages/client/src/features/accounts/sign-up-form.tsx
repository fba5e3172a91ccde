import { useEffect, useRef, useState, type FormEvent } from 'react';
import { registerEmailHandshake } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { passwordLength } from '@bowerbird/domain/identity/password.ts';
import { RichText, useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './account-form.module.css';
import { failureWords } from './failure-words.ts';
import { FormFailure } from './form-failure.tsx';
import { linkTo } from './link-in-words.tsx';
import { PasswordField } from './password-field.tsx';
import { focusField, readField } from './read-field.ts';
import {
  checkSignUpValues,
  signUpPayload,
  wordsOf,
  type FieldErrors,
  type FieldWords,
  type SignUpField,
  type SignUpValues,
} from './sign-up-fields.ts';
import { useEntrance, type EntranceFailure } from './use-entrance.ts';
import { useStarted } from '../../ui/use-started.ts';

/** E-mail, password, birthday; what was typed stays, whatever happens. */
export function SignUpForm({ logInHref }: { logInHref: string }) {
  const text = useText();
  const started = useStarted();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<SignUpField>>({});
  const [isTaken, setTaken] = useState(false);
  const [failure, setFailure] = useState<FieldWords | null>(null);
  const { enter, busy } = useEntrance(registerEmailHandshake, true);
  useEffect(() => focusField(form.current, firstWrong(errors)), [errors]);

  const show = (failed: EntranceFailure | null) => {
    const { name, extraData } = failed?.error.record ?? {};
    setTaken(name === 'email_taken');
    if (extraData?.fields) setErrors(wordsOf(extraData.fields));
    else setFailure(failed && name !== 'email_taken' ? failureWords(failed, true) : null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = readValues(event.currentTarget);
    const wrong = checkSignUpValues(values, Date.now());
    setErrors(wrong);
    setFailure(null);
    setTaken(false);
    if (Object.keys(wrong).length > 0) return;
    show(await enter(signUpPayload(values, new URLSearchParams(window.location.search).get('owner'))));
  };
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
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={text('signUp.form')}>
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
      <TextField
        label={text('signUp.birthday')}
        name="birthday"
        type="date"
        autoComplete="bday"
        className={styles.date}
        error={words('birthday')}
      />
      <FormFailure words={failure} />
      <Button type={started ? 'submit' : 'button'} variant="primary" size="large" wide busy={busy}>
        {text('signUp.submit')}
      </Button>
    </form>
  );
}

function readValues(form: HTMLFormElement): SignUpValues {
  const birthday = form.elements.namedItem('birthday');
  return {
    email: readField(form, 'email'),
    password: readField(form, 'password'),
    birthday: readField(form, 'birthday'),
    isBirthdayBroken: birthday instanceof HTMLInputElement && birthday.validity.badInput,
  };
}

const order: readonly SignUpField[] = ['email', 'password', 'birthday'];

function firstWrong(errors: FieldErrors<SignUpField>): SignUpField | undefined {
  return order.find((field) => errors[field]);
}
