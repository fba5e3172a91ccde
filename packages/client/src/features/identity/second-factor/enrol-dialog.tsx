import { useState } from 'react';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import type { Enrolment } from '@bowerbird/contract/identity/second-factor/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction } from '../../../store/hooks.ts';
import { readText } from '../../../lib/form-fields.ts';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from '../../../shared/steps/steps.module.css';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useStep } from '../../../shared/steps/use-step.ts';

/** Turns the second step on: the password, the QR code with a first code, the recovery codes. */
export function EnrolDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: (isOn: boolean) => void }) {
  const text = useText();
  const begin = useAction(SecondFactorResource.create);
  const confirm = useAction(SecondFactorResource.update);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, problem, say, run } = useStep();

  const start = (form: FormData) => {
    const password = readText(form, 'password');
    if (hasPassword && password === '') return say({ id: 'problem.passwordMissing' });
    void run(async () => setEnrolment(await begin({ password })));
  };
  const finish = (form: FormData) => {
    const code = readText(form, 'code').trim();
    if (code === '') return say({ id: 'security.codeRequired' });
    void run(async () => setCodes((await confirm({ mfa_token: code })).recovery_codes));
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={() => onClose(true)} />;
  if (enrolment === null) {
    return (
      <StepDialog
        title={text('security.twoStep')}
        submit={text('security.goOn')}
        busy={busy}
        onSubmit={start}
        onClose={() => onClose(false)}
      >
        <p>{text('security.enrolLead')}</p>
        {hasPassword && (
          <PasswordField
            label={text('signUp.password')}
            name="password"
            autoComplete="current-password"
            error={problem ? text(problem.id, problem.values) : undefined}
          />
        )}
        {!hasPassword && problem && <p role="alert">{text(problem.id, problem.values)}</p>}
      </StepDialog>
    );
  }
  return (
    <StepDialog
      title={text('security.scanTitle')}
      submit={text('security.turnOn')}
      busy={busy}
      onSubmit={finish}
      onClose={() => onClose(false)}
    >
      <p>{text('security.scanLead')}</p>
      <QrCode content={enrolment.uri} label={text('security.qrCode')} />
      <p className="small muted">
        {text('security.secret')} <code className={styles.secret}>{enrolment.secret}</code>
      </p>
      <CodeField problem={problem} />
    </StepDialog>
  );
}
