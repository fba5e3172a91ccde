import { PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { stepWords } from '../../../shared/steps/step-words.ts';
import type { PasskeyDialogProps } from './rename-passkey-dialog.tsx';

/** Asks before a passkey is removed; the last way in stays, and that is said. */
export function RemovePasskeyDialog({ passkey: { id, name }, onDone, onClose }: PasskeyDialogProps) {
  const text = useText();
  const kit = useForm({ endpoint: PasskeyResource.delete, fields: [], read: () => ({ input: { id } }), failed: stepWords, onDone });
  return (
    <StepDialog danger title={text('security.removeKey', { name })} submit={text('security.remove')} kit={kit} onClose={onClose}>
      <p>{text('security.removeKeyLead')}</p>
    </StepDialog>
  );
}
