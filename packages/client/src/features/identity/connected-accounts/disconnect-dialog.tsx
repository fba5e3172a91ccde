import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction } from '../../../store/hooks.ts';
import { readText } from '../../../lib/form-fields.ts';
import { PasswordProof } from '../../../shared/steps/password-proof.tsx';
import { providerNames } from './provider-names.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useStep } from '../../../shared/steps/use-step.ts';

/** Disconnects an account elsewhere, after the password; the last way in stays, and that is said. */
export function DisconnectDialog({
  provider,
  onClose,
}: {
  provider: keyof typeof providerNames;
  onClose: (isDisconnected: boolean) => void;
}) {
  const text = useText();
  const disconnect = useAction(ConnectedAccountsResource.delete);
  const { busy, problem, run } = useStep();

  const submit = (form: FormData) =>
    void run(async () => {
      await disconnect({ provider, password: readText(form, 'password') });
      onClose(true);
    });
  return (
    <StepDialog
      danger
      title={text('security.disconnect', { name: providerNames[provider] })}
      submit={text('security.remove')}
      busy={busy}
      onClose={() => onClose(false)}
      onSubmit={submit}
    >
      <PasswordProof problem={problem} />
    </StepDialog>
  );
}
