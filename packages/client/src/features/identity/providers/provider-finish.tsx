import type { Words } from '../../../i18n/message-id.ts';
import { useRef, useState, type FormEvent } from 'react';
import { checkBirthday } from '@bowerbird/domain/identity/birthday.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { dateOfParts } from '../../../ui/date-field/date-parts.ts';
import { focusField, readText } from '../../../lib/form-fields.ts';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { EmailField } from '../sign-up/index.ts';
import { accountFieldWords, type AccountField } from '../../../shared/forms/account-field-words.ts';
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';
import { asksForBirthday, signUpFailureWords } from '../sign-up/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LazyBirthdayQuestion } from '../sign-up/index.ts';
import { signUpBy, type ProviderForm, type ProviderProof } from './provider-proof.ts';
import { linkFields } from '../sign-up/index.ts';
import { useEntranceBy, type EntranceFailure } from '../entrance/index.ts';

/** Makes an account for who has none yet: the birthday, and the address where the provider gave none. */
export function ProviderFinish({ proof, asksEmail, onClose }: { proof: ProviderProof; asksEmail: boolean; onClose: () => void }) {
  const text = useText();
  const locale = useLocale();
  const [errors, setErrors] = useState<FieldErrors<AccountField>>({});
  const [failure, setFailure] = useState<Words | null>(null);
  const [asked, setAsked] = useState<{ date: string; form: ProviderForm } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { enter, busy } = useEntranceBy(true);
  const words = (field: AccountField) => {
    const error = errors[field];
    return error && text(error.id, error.values);
  };
  const show = (failed: EntranceFailure | null) => {
    const { name, extraData } = failed?.error.record ?? {};
    if (name === 'email_taken') return setFailure({ id: 'provider.emailTaken' });
    if (name === 'dead_token') return setFailure({ id: 'provider.refused' });
    if (extraData?.fields) return setErrors(accountFieldWords(extraData.fields));
    setFailure(failed && signUpFailureWords(failed));
  };
  const send = async (date: string, payload: ProviderForm) => {
    const failed = await signUpBy(proof, payload, enter);
    const isQuestioned = asksForBirthday(failed);
    setAsked(isQuestioned ? { date, form: payload } : null);
    if (!isQuestioned) show(failed);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const date = dateOfParts(fields, 'birthday');
    const birthday = date ? Date.parse(`${date}T00:00:00Z`) / 1000 : null;
    const email = readText(fields, 'email');
    const found: [AccountField, string | null][] = [
      ['email', asksEmail ? checkEmail(email) : null],
      ['birthday', date === null ? 'format' : checkBirthday(birthday, Date.now())],
    ];
    const wrong = found.flatMap(([field, rule]) => (rule === null ? [] : [{ field, rule }]));
    setErrors(accountFieldWords(wrong));
    setFailure(null);
    if (wrong.length > 0) return focusField(form.current, wrong[0]!.field);
    const address = asksEmail ? { email: tidyEmail(email) } : {};
    await send(date ?? '', { birthday: String(birthday), ...address, ...linkFields(window.location.search) });
  };
  const changeBirthday = () => {
    setAsked(null);
    // The dialog gives the focus back first.
    requestAnimationFrame(() => focusField(form.current, 'birthday.year'));
  };
  return (
    <Dialog title={text('provider.finish')} onClose={onClose} locked={busy}>
      <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={text('provider.finish')}>
        <p>{text('provider.finishLead')}</p>
        {asksEmail && <EmailField error={words('email')} />}
        <DateField
          label={text('signUp.birthday')}
          parts={{ day: text('signUp.day'), month: text('signUp.month'), year: text('signUp.year') }}
          locale={locale}
          name="birthday"
          autoComplete="bday"
          error={words('birthday')}
        />
        <FormFailure words={failure} />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {text('signUp.submit')}
        </Button>
        <Button wide disabled={busy} onClick={onClose}>
          {text('provider.notNow')}
        </Button>
      </form>
      {asked && (
        <LazyBirthdayQuestion
          date={asked.date}
          busy={busy}
          onConfirm={() => void send(asked.date, { ...asked.form, confirmed_birthday: asked.form.birthday })}
          onChange={changeBirthday}
        />
      )}
    </Dialog>
  );
}
