import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { registerEmailHandshake, registerPartnerHandshake } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { passwordLength } from '@bowerbird/domain/identity/password.ts';
import { RichText, useI18n, useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { EmailField } from './email-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { linkTo } from '../../../ui/link/link-in-words.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import type { AccountField } from '../../../shared/forms/account-field-words.ts';
import { useEntranceForm } from '../entrance/index.ts';
import { signUpFailureWords } from './sign-up-failure.ts';
import { useBirthdayQuestion } from './use-birthday-question.tsx';
import { useStarted } from '../../../lib/use-started.ts';

type Rules = typeof import('./sign-up-fields.ts');

/** The rules of the fields, and the words for who breaks them: not needed before somebody fills them in. */
async function loadRules(i18n: I18n): Promise<Rules> {
  const rules = await import('./sign-up-fields.ts');
  await rules.bringWords(i18n, 'entrance');
  return rules;
}

type SignUp = ReturnType<Rules['signUpPayload']> & { readonly business_name?: string; readonly confirmed_birthday?: string };

const fields: readonly AccountField[] = ['business_name', 'email', 'password', 'birthday', 'username'];

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
  const question = useBirthdayQuestion<SignUp>();
  const kit = useEntranceForm<AccountField, SignUp>({
    fields,
    isRegistration: true,
    read: async (typed) => {
      const rules = await loadRules(i18n);
      const values = rules.readSignUpValues(typed.all);
      const wrong = rules.checkSignUpValues(values, Date.now());
      if (Object.keys(wrong).length > 0) return { wrong };
      const business = values.businessName === undefined ? {} : { business_name: values.businessName.trim() };
      return { input: { ...rules.signUpPayload(values, window.location.search), ...business } };
    },
    signIn: (enter, { business_name: name, ...input }) =>
      name === undefined ? enter(registerEmailHandshake, input) : enter(registerPartnerHandshake, { ...input, business_name: name }),
    blame: ({ record }) => (record?.name === 'email_taken' ? { email: { id: 'account.emailTaken' } } : {}),
    failed: signUpFailureWords,
    takeOver: question.ask,
  });
  const { form, errorOf, wordsOf, failure, busy } = kit;

  // Loading them at the end tries again and says what went wrong.
  const expectSubmit = () =>
    void loadRules(i18n).then(
      ({ expectBotCheck }) => dispatch(expectBotCheck()),
      () => undefined,
    );
  const takenWords = wordsOf('email')?.id === 'account.emailTaken' && (
    <span>
      <RichText id="account.emailTaken" parts={{ link: linkTo(logInHref) }} />
    </span>
  );
  return (
    <form {...form} className={styles.form} onFocus={expectSubmit} aria-label={text('signUp.form')}>
      {First && <First words={errorOf} />}
      <EmailField placeholder={text('signUp.emailExample')} error={takenWords || errorOf('email')} />
      <PasswordField
        label={text('signUp.password')}
        name="password"
        autoComplete="new-password"
        placeholder={text('signUp.passwordExample', { min: passwordLength.min })}
        error={errorOf('password')}
      />
      <DateField
        label={text('signUp.birthday')}
        parts={{ day: text('signUp.day'), month: text('signUp.month'), year: text('signUp.year') }}
        locale={i18n.locale}
        name="birthday"
        autoComplete="bday"
        error={errorOf('birthday')}
      />
      {Last && <Last words={errorOf} />}
      <FormFailure words={failure} />
      <Button type={started ? 'submit' : 'button'} variant="primary" size="large" wide busy={busy}>
        {text('signUp.submit')}
      </Button>
      {question.draw(kit)}
    </form>
  );
}
