import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction } from '../../../store/hooks.ts';
import { readText } from '../../../lib/form-fields.ts';
import type { ProviderProof } from '../providers/index.ts';
import { PasswordProof } from '../../../shared/steps/password-proof.tsx';
import { providerNames, providerOf } from './provider-names.ts';
import { providerProblem } from './provider-problem.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useStep } from '../../../shared/steps/use-step.ts';

/** Connects the account elsewhere that a provider gave the proof of, after the password. */
export function ConnectDialog({ proof, onClose }: { proof: ProviderProof; onClose: (isConnected: boolean) => void }) {
  const text = useText();
  const connect = useAction(ConnectedAccountsResource.create);
  const { busy, problem, run } = useStep(providerProblem);
  const name = providerNames[providerOf(proof)];

  const submit = (form: FormData) =>
    void run(async () => {
      await connect({ ...proof, password: readText(form, 'password') });
      onClose(true);
    });
  return (
    <StepDialog
      title={text('security.connect', { name })}
      submit={text('security.goOn')}
      busy={busy}
      onClose={() => onClose(false)}
      onSubmit={submit}
    >
      <p>{text('security.connectLead', { name })}</p>
      <PasswordProof problem={problem} />
    </StepDialog>
  );
}
