import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useStarted } from '../../../lib/use-started.ts';

/** The password dialog of limited logins, which few people have. */
export const LazyPasswordDialog = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog);

const Question = lazyPart(async () => (await import('./password-question.tsx')).PasswordQuestion);

/** Asks for the password of a limited login when an act needs it; in the browser alone. */
export function LazyPasswordQuestion() {
  return useStarted() && <Question />;
}
