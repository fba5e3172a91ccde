import { useAppSelector } from '../../../store/hooks.ts';
import { optionalPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useStarted } from '../../../lib/use-started.ts';

const ProviderPanel = optionalPart(async () => (await import('./provider-panel.tsx')).default);

/** The other ways in, on instances that have any; no weight anywhere else. */
export function Providers() {
  const entrance = useAppSelector((state) => state.session.settings.entrance);
  const started = useStarted();
  return started && entrance && (entrance.google || entrance.facebook || entrance.line) ? <ProviderPanel entrance={entrance} /> : null;
}
