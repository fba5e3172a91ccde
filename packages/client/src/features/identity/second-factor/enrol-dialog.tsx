import { useState } from 'react';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import type { Enrolment } from '@bowerbird/contract/identity/second-factor/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { PasswordProof } from '../../../shared/steps/password-proof.tsx';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { stepWords, wrongProof } from '../../../shared/steps/step-words.ts';
import styles from '../../../shared/steps/steps.module.css';
import { CodeField } from './code-field.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { readCode } from './read-code.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns the second step on: the password, the QR code with a first code, the recovery codes. */
export function EnrolDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: (isOn: boolean) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={() => onClose(true)} />;
  if (enrolment !== null) return <ScanStep enrolment={enrolment} onDone={setCodes} onClose={() => onClose(false)} />;
  return <ProofStep hasPassword={hasPassword} onDone={setEnrolment} onClose={() => onClose(false)} />;
}

interface StepProps<Output> {
  readonly onDone: (output: Output) => void;
  readonly onClose: () => void;
}

function ProofStep({ hasPassword, onDone, onClose }: StepProps<Enrolment> & { hasPassword: boolean }) {
  const text = useText();
  const kit = useForm({
    endpoint: SecondFactorResource.create,
    fields: ['password'],
    read: (typed) => {
      const password = typed.raw('password');
      if (hasPassword && password === '') return { wrong: { password: { id: 'problem.passwordMissing' } } };
      return { input: { password } };
    },
    blame: wrongProof,
    failed: stepWords,
    onDone,
  });
  return (
    <StepDialog title={text('security.twoStep')} submit={text('security.goOn')} kit={kit} onClose={onClose}>
      <p>{text('security.enrolLead')}</p>
      <PasswordProof error={kit.errorOf('password')} />
    </StepDialog>
  );
}

function ScanStep({ enrolment, onDone, onClose }: StepProps<readonly string[]> & { enrolment: Enrolment }) {
  const text = useText();
  const kit = useForm({
    endpoint: SecondFactorResource.update,
    fields: ['code'],
    read: readCode,
    blame: wrongProof,
    failed: stepWords,
    onDone: ({ recovery_codes: codes }) => onDone(codes),
  });
  return (
    <StepDialog title={text('security.scanTitle')} submit={text('security.turnOn')} kit={kit} onClose={onClose}>
      <p>{text('security.scanLead')}</p>
      <QrCode content={enrolment.uri} label={text('security.qrCode')} />
      <p className="small muted">
        {text('security.secret')} <code className={styles.secret}>{enrolment.secret}</code>
      </p>
      <CodeField error={kit.errorOf('code')} />
    </StepDialog>
  );
}
