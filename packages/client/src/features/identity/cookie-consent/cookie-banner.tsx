import { useAppSelector } from '../../../store/hooks.ts';
import { optionalPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useStarted } from '../../../lib/use-started.ts';

const CookieQuestion = optionalPart(async () => (await import('./cookie-question.tsx')).CookieQuestion);

/** Asks strangers which cookies they allow, on instances that ask; who is signed in has it in the settings. */
export function CookieBanner() {
  const started = useStarted();
  const asks = useAppSelector(({ session }) => session.settings.asksCookies && !session.isAuthenticated);
  return started && asks ? <CookieQuestion /> : null;
}
