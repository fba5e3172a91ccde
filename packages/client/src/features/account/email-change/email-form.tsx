import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { EmailChangeResource } from '@bowerbird/contract/account/email-change/calls.ts';
import { checkEmail } from '@bowerbird/domain/identity/email.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Acts, Notice } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { fieldWords } from '../../../shared/forms/field-words.ts';
import styles from '../../../shared/forms/settings-form.module.css';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSave } from '../../../shared/forms/use-save.ts';

const none = {};

/** Asks for another address, which counts once its link is opened. */
export function EmailForm() {
  const text = useText();
  const { data: account, refresh } = useResource(AccountSettingsResource.get, none);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: EmailChangeResource.create,
    fields: ['email', 'password'],
    read: (typed) => {
      const rule = checkEmail(typed.raw('email'));
      if (rule !== null) return { wrong: { email: fieldWords([{ field: 'email', rule }])['email'] } };
      return { input: { email: typed.raw('email'), password: typed.raw('password') } };
    },
    onDone: () => void refresh(),
  });
  const takenBack = useSave(EmailChangeResource.delete, () => void refresh());
  if (!account) return <SkeletonText lines={4} />;

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
      <form {...form} className={styles.form} aria-label={text('email.title')}>
        <TextField
          label={text('email.new')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          placeholder={text('signUp.emailExample')}
          error={errorOf('email')}
        />
        {account.has_password && (
          <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={errorOf('password')} />
        )}
        <FormFailure words={failure} />
        <Acts>
          <Button type="submit" variant="primary" busy={busy}>
            {text('email.submit')}
          </Button>
        </Acts>
      </form>
    </>
  );
}
