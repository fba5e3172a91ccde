import type { Words } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useViewer } from '../../store/hooks.ts';
import { PasswordField } from '../forms/password-field.tsx';

/** Asks who has a password for it, under the name `password`; what is wrong with the step stands here either way. */
export function PasswordProof({ problem }: { problem: Words | null }) {
  const text = useText();
  const viewer = useViewer();
  const words = problem ? text(problem.id, problem.values) : undefined;
  if (viewer?.has_password ?? true) {
    return <PasswordField label={text('signUp.password')} name="password" autoComplete="current-password" error={words} />;
  }
  return words && <p role="alert">{words}</p>;
}
