import { PasskeyOptionsResource, PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import { AlreadyHere, makePasskey } from '../../../api/passkeys.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppSelector } from '../../../store/hooks.ts';
import { readText } from '../../../lib/form-fields.ts';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { isKeyNameTooLong, KeyNameField } from './key-name-field.tsx';
import { StepDialog } from '../../../shared/steps/step-dialog.tsx';
import { useStep } from '../../../shared/steps/use-step.ts';

/** Makes a passkey on this device: its name, the password, then the browser asks. */
export function AddPasskeyDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: (isAdded: boolean) => void }) {
  const text = useText();
  const askForOptions = useAction(PasskeyOptionsResource.create);
  const add = useAction(PasskeyResource.create);
  const userAgent = useAppSelector((state) => state.session.context?.userAgent);
  const { busy, problem, say, run } = useStep();

  const submit = (form: FormData) => {
    const name = readText(form, 'name').trim();
    const password = readText(form, 'password');
    if (name === '') return say({ id: 'security.nameRequired' });
    if (isKeyNameTooLong(name)) return;
    if (hasPassword && password === '') return say({ id: 'problem.passwordMissing' });
    void run(async () => {
      const options = await askForOptions({ password });
      try {
        const answer = await makePasskey(options);
        if (answer === null) return say({ id: 'security.turnedAway' });
        await add({ name, answer });
        onClose(true);
      } catch (error) {
        if (!(error instanceof AlreadyHere)) throw error;
        say({ id: 'security.alreadyHere' });
      }
    });
  };
  const isAboutName = problem?.id === 'security.nameRequired';
  const words = problem ? text(problem.id, problem.values) : undefined;
  return (
    <StepDialog title={text('security.addKey')} submit={text('security.goOn')} busy={busy} onSubmit={submit} onClose={() => onClose(false)}>
      <KeyNameField
        initial={[userAgent?.browserName, userAgent?.osName].filter(Boolean).join(', ')}
        error={isAboutName ? words : undefined}
      />
      {hasPassword ? (
        <PasswordField
          label={text('signUp.password')}
          name="password"
          autoComplete="current-password"
          error={isAboutName ? undefined : words}
        />
      ) : (
        words && !isAboutName && <p role="alert">{words}</p>
      )}
    </StepDialog>
  );
}
