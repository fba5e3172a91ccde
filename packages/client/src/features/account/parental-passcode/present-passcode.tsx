import { useState, type ReactNode } from 'react';
import { ParentalPasscodeResource, PasscodeRecoveryResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import { tidyPasscode } from '@bowerbird/domain/identity/passcode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { checkNewBackupEmail, checkNewPasscode } from './passcode-fields.ts';
import styles from './parental-passcode.module.css';
import { BackupEmailFields, NewPasscodeFields } from './twice-fields.tsx';
import { usePasscodeChange } from './use-passcode-change.ts';
import { usePasscodeForm } from './use-passcode-form.ts';

/** What can be done with a passcode that is set; all but asking for the link takes it (`C2.28`). */
export function PresentPasscode() {
  const text = useText();
  const email = useViewer()?.parental_control_anonymized_email ?? '';
  return (
    <>
      <p className={styles.state}>{text('passcode.on', { email })}</p>
      <ChangePasscode />
      <ChangeBackupEmail />
      <ForgottenPasscode email={email} />
      <RemovePasscode />
    </>
  );
}

function ChangePasscode() {
  const text = useText();
  const started = useStarted();
  const [made, setMade] = useState(0);
  const { form, errorOf, failure, busy } = usePasscodeForm({
    endpoint: ParentalPasscodeResource.update,
    check: (typed) => checkNewPasscode(typed.raw('new_passcode'), typed.raw('confirm_passcode')),
    input: (typed) => ({ new_passcode: tidyPasscode(typed.raw('new_passcode')) }),
    done: 'passcode.isChanged',
    onDone: () => setMade(made + 1),
  });
  return (
    <Section title="passcode.changeTitle">
      <form key={made} {...form} className={styles.form} aria-label={text('passcode.changeTitle')}>
        <NewPasscodeFields isAnother errorOf={errorOf} />
        <FormFailure words={failure} />
        <div>
          <Button type="submit" busy={busy} disabled={!started}>
            {text('passcode.change')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function ChangeBackupEmail() {
  const text = useText();
  const started = useStarted();
  const ownEmail = useViewer()?.email ?? null;
  const [made, setMade] = useState(0);
  const { form, errorOf, failure, busy } = usePasscodeForm({
    endpoint: ParentalPasscodeResource.update,
    check: (typed) => checkNewBackupEmail(typed.raw('backup_email'), typed.raw('confirm_email'), ownEmail),
    input: (typed) => ({ backup_email: typed.raw('backup_email') }),
    done: 'passcode.isEmailChanged',
    onDone: () => setMade(made + 1),
  });
  return (
    <Section title="passcode.changeEmailTitle">
      <form key={made} {...form} className={styles.form} aria-label={text('passcode.changeEmailTitle')}>
        <BackupEmailFields errorOf={errorOf} />
        <FormFailure words={failure} />
        <div>
          <Button type="submit" busy={busy} disabled={!started}>
            {text('passcode.changeEmail')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function ForgottenPasscode({ email }: { email: string }) {
  const text = useText();
  const [isSent, setSent] = useState(false);
  const { save, busy, failure } = useSave(PasscodeRecoveryResource.create, () => setSent(true));
  return (
    <Section title="passcode.forgotTitle">
      <p className="muted" role={isSent ? 'status' : undefined}>
        {text(isSent ? 'passcode.isSent' : 'passcode.forgotLead', { email })}
      </p>
      <FormFailure words={failure} />
      <div>
        <Button busy={busy} onClick={() => void save({})}>
          {text('passcode.forgot')}
        </Button>
      </div>
    </Section>
  );
}

function RemovePasscode() {
  const text = useText();
  const { save, busy, failure } = usePasscodeChange(ParentalPasscodeResource.delete, 'passcode.isRemoved');
  return (
    <Section title="passcode.removeTitle">
      <p className="muted">{text('passcode.removeLead')}</p>
      <FormFailure words={failure} />
      <div>
        <Button variant="danger" busy={busy} onClick={() => void save({})}>
          {text('passcode.remove')}
        </Button>
      </div>
    </Section>
  );
}

function Section({ title, children }: { title: MessageId; children: ReactNode }) {
  const text = useText();
  return (
    <section className={styles.section}>
      <h2 className="h3">{text(title)}</h2>
      {children}
    </section>
  );
}
