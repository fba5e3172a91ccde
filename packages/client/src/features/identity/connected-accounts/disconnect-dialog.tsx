import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { PasswordProof } from '../../../shared/steps/password-proof.tsx';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { stepWords, wrongProof } from '../../../shared/steps/step-words.ts';
import { providerNames } from './provider-names.ts';

/** Disconnects an account elsewhere, after the password; the last way in stays, and that is said. */
export function DisconnectDialog({
  provider,
  onClose,
}: {
  provider: keyof typeof providerNames;
  onClose: (isDisconnected: boolean) => void;
}) {
  const text = useText();
  const kit = useForm({
    endpoint: ConnectedAccountsResource.delete,
    fields: ['password'],
    read: (typed) => ({ input: { provider, password: typed.raw('password') } }),
    blame: wrongProof,
    failed: stepWords,
    onDone: () => onClose(true),
  });
  return (
    <StepDialog
      danger
      title={text('security.disconnect', { name: providerNames[provider] })}
      submit={text('security.remove')}
      kit={kit}
      onClose={() => onClose(false)}
    >
      <PasswordProof error={kit.errorOf('password')} />
    </StepDialog>
  );
}
