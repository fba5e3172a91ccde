import { useState } from 'react';
import { useLocation } from 'react-router';
import { PasscodeRecoveryResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import { tidyPasscode } from '@bowerbird/domain/identity/passcode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance, EntranceDone } from '../../identity/entrance/index.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { checkNewPasscode, passcodeFields } from './passcode-fields.ts';
import styles from './parental-passcode.module.css';
import { NewPasscodeFields } from './twice-fields.tsx';

/** `/parental-passcode/reset/`: where the mail to the backup address leads, whoever is signed in here. */
export function PasscodeResetPage() {
  const text = useText();
  const started = useStarted();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: PasscodeRecoveryResource.update,
    fields: passcodeFields,
    read: (typed) => {
      const wrong = checkNewPasscode(typed.raw('new_passcode'), typed.raw('confirm_passcode'));
      if (Object.keys(wrong).length > 0) return { wrong };
      return { input: { token, new_passcode: tidyPasscode(typed.raw('new_passcode')) } };
    },
    failed: (error) => {
      const words = failureWords(error);
      return words.id === 'account.failed' ? { id: 'passcode.dead' } : words;
    },
    onDone: () => setDone(true),
  });
  return (
    <Entrance>
      <ArchPanel title={text('passcode.resetTitle')} lead={isDone ? undefined : text('passcode.resetLead')}>
        {isDone ? (
          <EntranceDone words="passcode.isReset" />
        ) : (
          <form {...form} className={styles.form} aria-label={text('passcode.resetTitle')}>
            <NewPasscodeFields isAnother errorOf={errorOf} />
            <FormFailure words={failure} />
            <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={!started}>
              {text('passcode.reset')}
            </Button>
          </form>
        )}
      </ArchPanel>
    </Entrance>
  );
}
