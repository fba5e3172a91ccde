import { useText } from '../../i18n/i18n.tsx';
import { useViewer } from '../../store/hooks.ts';
import { PasswordField } from '../forms/password-field.tsx';

/** Asks who has a password for it, under the name `password`; what is wrong with the proof stands here either way. */
export function PasswordProof({ error }: { error: string | undefined }) {
  const text = useText();
  const viewer = useViewer();
  if (viewer?.has_password ?? true) {
    return <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={error} />;
  }
  return error && <p role="alert">{error}</p>;
}
