import { ParentalPasscodeResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import { tidyPasscode } from '@bowerbird/domain/identity/passcode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { checkNewBackupEmail, checkNewPasscode } from './passcode-fields.ts';
import styles from './parental-passcode.module.css';
import { BackupEmailFields, NewPasscodeFields } from './twice-fields.tsx';
import { usePasscodeForm } from './use-passcode-form.ts';

/** The first passcode, with its backup address and the account's password. */
export function SetPasscodeForm() {
  const text = useText();
  const started = useStarted();
  const viewer = useViewer();
  const { form, errorOf, failure, busy } = usePasscodeForm({
    endpoint: ParentalPasscodeResource.create,
    check: (typed) => ({
      ...checkNewPasscode(typed.raw('new_passcode'), typed.raw('confirm_passcode')),
      ...checkNewBackupEmail(typed.raw('backup_email'), typed.raw('confirm_email'), viewer?.email ?? null),
    }),
    input: (typed) => ({
      new_passcode: tidyPasscode(typed.raw('new_passcode')),
      backup_email: typed.raw('backup_email'),
      password: typed.raw('password'),
    }),
    done: 'passcode.isSet',
  });
  return (
    <form {...form} className={styles.form} aria-label={text('passcode.title')}>
      <NewPasscodeFields errorOf={errorOf} />
      <BackupEmailFields errorOf={errorOf} />
      {viewer?.has_password && (
        <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={errorOf('password')} />
      )}
      <FormFailure words={failure} />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={!started}>
          {text('passcode.set')}
        </Button>
      </div>
    </form>
  );
}
