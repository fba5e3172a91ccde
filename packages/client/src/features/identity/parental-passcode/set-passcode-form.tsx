import { ParentalPasscodeResource } from '@bowerbird/contract/identity/parental-passcode/calls.ts';
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
import { useCheckedForm } from './use-checked-form.ts';
import { usePasscodeChange } from './use-passcode-change.ts';

/** The first passcode, with its backup address and the account's password. */
export function SetPasscodeForm() {
  const text = useText();
  const started = useStarted();
  const viewer = useViewer();
  const { save, busy, fields, failure } = usePasscodeChange(ParentalPasscodeResource.create, 'passcode.isSet');
  const { problems, submit } = useCheckedForm(
    (read) => ({
      ...checkNewPasscode(read('new_passcode'), read('confirm_passcode')),
      ...checkNewBackupEmail(read('backup_email'), read('confirm_email'), viewer?.email ?? null),
    }),
    (read) =>
      save({
        new_passcode: tidyPasscode(read('new_passcode')),
        backup_email: read('backup_email'),
        password: read('password'),
      }),
  );
  const wrongPassword = fields['password'];
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={text('passcode.title')}>
      <NewPasscodeFields problems={problems} />
      <BackupEmailFields problems={problems} />
      {viewer?.has_password && (
        <PasswordField
          label={text('signUp.password')}
          name="password"
          autoComplete="current-password"
          error={wrongPassword && text(wrongPassword.id, wrongPassword.values)}
        />
      )}
      <FormFailure words={fields['backup_email'] ?? failure} />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={!started}>
          {text('passcode.set')}
        </Button>
      </div>
    </form>
  );
}
