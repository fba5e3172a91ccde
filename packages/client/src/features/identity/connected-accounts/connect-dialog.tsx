import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { PasswordProof } from '../../../shared/steps/password-proof.tsx';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { wrongProof } from '../../../shared/steps/step-words.ts';
import type { ProviderProof } from '../providers/index.ts';
import { providerNames, providerOf } from './provider-names.ts';
import { providerProblem } from './provider-problem.ts';

/** Connects the account elsewhere that a provider gave the proof of, after the password. */
export function ConnectDialog({ proof, onClose }: { proof: ProviderProof; onClose: (isConnected: boolean) => void }) {
  const text = useText();
  const name = providerNames[providerOf(proof)];
  const kit = useForm({
    endpoint: ConnectedAccountsResource.create,
    fields: ['password'],
    read: (typed) => ({ input: { ...proof, password: typed.raw('password') } }),
    blame: wrongProof,
    failed: providerProblem,
    onDone: () => onClose(true),
  });
  return (
    <StepDialog title={text('security.connect', { name })} submit={text('security.goOn')} kit={kit} onClose={() => onClose(false)}>
      <p>{text('security.connectLead', { name })}</p>
      <PasswordProof error={kit.errorOf('password')} />
    </StepDialog>
  );
}
