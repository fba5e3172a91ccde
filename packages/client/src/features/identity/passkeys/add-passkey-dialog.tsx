import { PasskeyOptionsResource, PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import { AlreadyHere, makePasskey } from '../../../api/passkeys.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormStop, useForm } from '../../../shared/forms/use-form.ts';
import { PasswordProof } from '../../../shared/steps/password-proof.tsx';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { stepWords, wrongProof } from '../../../shared/steps/step-words.ts';
import { useAction, useAppSelector } from '../../../store/hooks.ts';
import { KeyNameField, overlongKeyName } from './key-name-field.tsx';

type NewKey = { readonly name: string; readonly password: string };

/** Makes a passkey on this device: its name, the password, then the browser asks. */
export function AddPasskeyDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: (isAdded: boolean) => void }) {
  const text = useText();
  const askForOptions = useAction(PasskeyOptionsResource.create);
  const add = useAction(PasskeyResource.create);
  const userAgent = useAppSelector((state) => state.session.context?.userAgent);
  const kit = useForm<'name' | 'password', NewKey, void>({
    fields: ['name', 'password'],
    read: (typed) => {
      const [name, password] = [typed.text('name'), typed.raw('password')];
      if (name === '') return { wrong: { name: { id: 'security.nameRequired' } } };
      if (hasPassword && password === '') return { wrong: { password: { id: 'problem.passwordMissing' } } };
      return { input: { name, password } };
    },
    live: overlongKeyName,
    // The browser makes another answer each time, so that no try repeats the one before.
    send: async ({ name, password }) => {
      const answer = await makePasskey(await askForOptions({ password })).catch((error: unknown) => {
        throw error instanceof AlreadyHere ? new FormStop({ id: 'security.alreadyHere' }) : error;
      });
      if (answer === null) throw new FormStop({ id: 'security.turnedAway' });
      await add({ name, answer });
    },
    blame: wrongProof,
    failed: stepWords,
    onDone: () => onClose(true),
  });
  return (
    <StepDialog title={text('security.addKey')} submit={text('security.goOn')} kit={kit} onClose={() => onClose(false)}>
      <KeyNameField initial={[userAgent?.browserName, userAgent?.osName].filter(Boolean).join(', ')} error={kit.errorOf('name')} />
      <PasswordProof error={kit.errorOf('password')} />
    </StepDialog>
  );
}
