import { useState, type FormEvent } from 'react';
import { AccountSettingsResource } from '@bowerbird/contract/identity/account-settings/calls.ts';
import { EmailChangeResource } from '@bowerbird/contract/identity/email-change/calls.ts';
import { checkEmail } from '@bowerbird/domain/identity/email.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { Acts, Notice } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { fieldWords, type WordsByField } from '../../../shared/forms/field-words.ts';
import styles from '../../../shared/forms/settings-form.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';

const none = {};

/** Asks for another address, which counts once its link is opened. */
export function EmailForm() {
  const text = useText();
  const { data: account, refresh } = useResource(AccountSettingsResource.get, none);
  const [wrong, setWrong] = useState<WordsByField>({});
  const asked = useSave(EmailChangeResource.create, () => void refresh());
  const takenBack = useSave(EmailChangeResource.delete, () => void refresh());
  if (!account) return <SkeletonText lines={4} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = readField(form, 'email');
    const rule = checkEmail(email);
    setWrong(rule === null ? {} : fieldWords([{ field: 'email', rule }]));
    if (rule !== null) return focusField(form, 'email');
    void asked.save({ email, password: readField(form, 'password') });
  };
  const say = (field: string) => {
    const words = wrong[field] ?? asked.fields[field];
    return words && text(words.id, words.values);
  };
  return (
    <>
      <p>
        {text('email.now')} <bdi className="strong">{account.email ?? text('settings.noEmail')}</bdi>
      </p>
      {account.pending_email !== null && (
        <Notice role="status">
          <p>{text('email.pending', { email: account.pending_email })}</p>
          <Button size="small" disabled={takenBack.busy} onClick={() => void takenBack.save({})}>
            {text('email.takeBack')}
          </Button>
        </Notice>
      )}
      <form noValidate className={styles.form} onSubmit={submit} aria-label={text('email.title')}>
        <TextField
          label={text('email.new')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          placeholder={text('signUp.emailExample')}
          error={say('email')}
        />
        {account.has_password && (
          <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={say('password')} />
        )}
        <FormFailure words={asked.failure} />
        <Acts>
          <Button type="submit" variant="primary" busy={asked.busy}>
            {text('email.submit')}
          </Button>
        </Acts>
      </form>
    </>
  );
}
