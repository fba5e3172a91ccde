import { checkBirthday } from '@bowerbird/domain/identity/birthday.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { dateOfParts } from '../../../ui/date-field/date-parts.ts';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { accountFieldWords } from '../../../shared/forms/account-field-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useEntranceForm } from '../entrance/index.ts';
import { EmailField, linkFields, signUpFailureWords, useBirthdayQuestion } from '../sign-up/index.ts';
import { signUpBy, type ProviderForm, type ProviderProof } from './provider-proof.ts';

const fields = ['email', 'birthday'] as const;

/** Makes an account for who has none yet: the birthday, and the address where the provider gave none. */
export function ProviderFinish({ proof, asksEmail, onClose }: { proof: ProviderProof; asksEmail: boolean; onClose: () => void }) {
  const text = useText();
  const locale = useLocale();
  const question = useBirthdayQuestion<ProviderForm>();
  const kit = useEntranceForm<(typeof fields)[number], ProviderForm>({
    fields,
    isRegistration: true,
    read: (typed) => {
      const date = dateOfParts(typed.all, 'birthday');
      const birthday = date ? Date.parse(`${date}T00:00:00Z`) / 1000 : null;
      const email = typed.raw('email');
      const found = [
        { field: 'email', rule: asksEmail ? checkEmail(email) : null },
        { field: 'birthday', rule: date === null ? 'format' : checkBirthday(birthday, Date.now()) },
      ];
      const wrong = found.flatMap(({ field, rule }) => (rule === null ? [] : [{ field, rule }]));
      if (wrong.length > 0) return { wrong: accountFieldWords(wrong) };
      const address = asksEmail ? { email: tidyEmail(email) } : {};
      return { input: { birthday: String(birthday), ...address, ...linkFields(window.location.search) } };
    },
    signIn: (enter, input) => signUpBy(proof, input, enter),
    failed: (error) => {
      const name = error.record?.name;
      if (name === 'email_taken') return { id: 'provider.emailTaken' };
      return name === 'dead_token' ? { id: 'provider.refused' } : signUpFailureWords(error);
    },
    takeOver: question.ask,
  });
  const { form, errorOf, failure, busy } = kit;
  return (
    <Dialog title={text('provider.finish')} onClose={onClose} locked={busy}>
      <form {...form} className={styles.form} aria-label={text('provider.finish')}>
        <p>{text('provider.finishLead')}</p>
        {asksEmail && <EmailField error={errorOf('email')} />}
        <DateField
          label={text('signUp.birthday')}
          parts={{ day: text('signUp.day'), month: text('signUp.month'), year: text('signUp.year') }}
          locale={locale}
          name="birthday"
          autoComplete="bday"
          error={errorOf('birthday')}
        />
        <FormFailure words={failure} />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {text('signUp.submit')}
        </Button>
        <Button wide disabled={busy} onClick={onClose}>
          {text('provider.notNow')}
        </Button>
      </form>
      {question.draw(kit)}
    </Dialog>
  );
}
