import type { Words } from '../../../i18n/message-id.ts';
import type { I18n } from '@lingui/core';
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { registerEmailHandshake, registerPartnerHandshake } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { passwordLength } from '@bowerbird/domain/identity/password.ts';
import { RichText, useI18n, useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { focusField } from '../../../lib/form-fields.ts';
import styles from '../../../shared/forms/account-form.module.css';
import { EmailField } from './email-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LazyBirthdayQuestion } from './lazy-birthday-question.ts';
import { linkTo } from '../../../ui/link/link-in-words.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import type { AccountField } from '../../../shared/forms/account-field-words.ts';
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';
import type { SignUpValues } from './sign-up-fields.ts';
import { useEntranceBy, type EntranceFailure } from '../entrance/index.ts';
import { useStarted } from '../../../lib/use-started.ts';

type Rules = typeof import('./sign-up-fields.ts');

/** The rules of the fields, and the words for who breaks them: not needed before somebody fills them in. */
async function loadRules(i18n: I18n): Promise<Rules> {
  const rules = await import('./sign-up-fields.ts');
  await rules.bringWords(i18n, 'entrance');
  return rules;
}

/** A further field of the form: it asks for the words where it is wrong. */
export type FurtherField = ComponentType<{ readonly words: (field: AccountField) => string | undefined }>;

export interface SignUpFormProps {
  readonly logInHref: string;
  /** What a page asks besides, before the others and after them; a field called `business_name` makes it a business. */
  readonly First?: FurtherField;
  readonly Last?: FurtherField;
}

/** E-mail, password, birthday; what was typed stays, whatever happens. */
export function SignUpForm({ logInHref, First, Last }: SignUpFormProps) {
  const text = useText();
  const i18n = useI18n();
  const started = useStarted();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<AccountField>>({});
  const [isTaken, setTaken] = useState(false);
  const [failure, setFailure] = useState<Words | null>(null);
  const [asked, setAsked] = useState<SignUpValues | null>(null);
  const { enter, busy } = useEntranceBy(true);
  useEffect(() => focusField(form.current, firstWrong(errors)), [errors]);

  const show = (failed: EntranceFailure | null, { accountFieldWords, signUpFailureWords }: Rules) => {
    const { name, extraData } = failed?.error.record ?? {};
    setTaken(name === 'email_taken');
    if (extraData?.fields) setErrors(accountFieldWords(extraData.fields));
    else setFailure(failed && name !== 'email_taken' ? signUpFailureWords(failed) : null);
  };
  const send = async (values: SignUpValues, rules: Rules, isBirthdayConfirmed = false) => {
    const { businessName } = values;
    const payload = rules.signUpPayload(values, window.location.search, isBirthdayConfirmed);
    const failed =
      businessName === undefined
        ? await enter(registerEmailHandshake, payload)
        : await enter(registerPartnerHandshake, { ...payload, business_name: businessName.trim() });
    const isQuestioned = rules.asksForBirthday(failed);
    setAsked(isQuestioned ? values : null);
    if (!isQuestioned) show(failed, rules);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const rules = await loadRules(i18n).catch(() => null);
    if (!rules) return setFailure({ id: 'app.offline' });
    const values = rules.readSignUpValues(fields);
    const wrong = rules.checkSignUpValues(values, Date.now());
    setErrors(wrong);
    setFailure(null);
    setTaken(false);
    if (Object.keys(wrong).length > 0) return;
    await send(values, rules);
  };
  const confirmBirthday = async (values: SignUpValues) => {
    const rules = await loadRules(i18n).catch(() => null);
    if (rules) await send(values, rules, true);
  };
  const changeBirthday = () => {
    setAsked(null);
    // The dialog gives the focus back first.
    requestAnimationFrame(() => focusField(form.current, 'birthday.year'));
  };
  // Loading them at the end tries again and says what went wrong.
  const expectSubmit = () =>
    void loadRules(i18n).then(
      ({ expectBotCheck }) => dispatch(expectBotCheck()),
      () => undefined,
    );
  const words = (field: AccountField) => {
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
      {First && <First words={words} />}
      <EmailField placeholder={text('signUp.emailExample')} error={takenWords || words('email')} />
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
        locale={i18n.locale}
        name="birthday"
        autoComplete="bday"
        error={words('birthday')}
      />
      {Last && <Last words={words} />}
      <FormFailure words={failure} />
      <Button type={started ? 'submit' : 'button'} variant="primary" size="large" wide busy={busy}>
        {text('signUp.submit')}
      </Button>
      {asked?.birthday && (
        <LazyBirthdayQuestion date={asked.birthday} busy={busy} onConfirm={() => void confirmBirthday(asked)} onChange={changeBirthday} />
      )}
    </form>
  );
}

const order: readonly AccountField[] = ['business_name', 'email', 'password', 'birthday', 'username'];

function firstWrong(errors: FieldErrors<AccountField>): AccountField | undefined {
  return order.find((field) => errors[field]);
}
