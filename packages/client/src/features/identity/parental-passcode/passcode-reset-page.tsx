import { useState } from 'react';
import { useLocation } from 'react-router';
import { PasscodeRecoveryResource } from '@bowerbird/contract/identity/parental-passcode/calls.ts';
import { tidyPasscode } from '@bowerbird/domain/identity/passcode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance, EntranceDone } from '../entrance/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { checkNewPasscode } from './passcode-fields.ts';
import styles from './parental-passcode.module.css';
import { NewPasscodeFields } from './twice-fields.tsx';
import { useCheckedForm } from './use-checked-form.ts';

/** `/parental-passcode/reset/`: where the mail to the backup address leads, whoever is signed in here. */
export function PasscodeResetPage() {
  const text = useText();
  const started = useStarted();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const { save, busy, failure } = useSave(PasscodeRecoveryResource.update, () => setDone(true));
  const { problems, submit } = useCheckedForm(
    (read) => checkNewPasscode(read('new_passcode'), read('confirm_passcode')),
    (read) => save({ token, new_passcode: tidyPasscode(read('new_passcode')) }),
  );
  return (
    <Entrance>
      <ArchPanel title={text('passcode.resetTitle')} lead={isDone ? undefined : text('passcode.resetLead')}>
        {isDone ? (
          <EntranceDone words="passcode.isReset" />
        ) : (
          <form noValidate className={styles.form} onSubmit={submit} aria-label={text('passcode.resetTitle')}>
            <NewPasscodeFields isAnother problems={problems} />
            <FormFailure words={failure && (failure.id === 'account.failed' ? { id: 'passcode.dead' } : failure)} />
            <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={!started}>
              {text('passcode.reset')}
            </Button>
          </form>
        )}
      </ArchPanel>
    </Entrance>
  );
}
