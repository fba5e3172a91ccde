import { PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import type { Passkey } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { stepWords } from '../../../shared/steps/step-words.ts';
import { KeyNameField, overlongKeyName } from './key-name-field.tsx';

export interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey: { id, name: initial }, onDone, onClose }: PasskeyDialogProps) {
  const text = useText();
  const kit = useForm({
    endpoint: PasskeyResource.update,
    fields: ['name'],
    read: (typed) => {
      const name = typed.text('name');
      return name === '' ? { wrong: { name: { id: 'security.nameRequired' } } } : { input: { id, name } };
    },
    live: overlongKeyName,
    failed: stepWords,
    onDone,
  });
  return (
    <StepDialog title={text('security.rename')} submit={text('security.save')} kit={kit} onClose={onClose}>
      <KeyNameField initial={initial} error={kit.errorOf('name')} />
    </StepDialog>
  );
}
