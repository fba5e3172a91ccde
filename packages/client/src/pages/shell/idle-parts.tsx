import { NetworkWatch } from './network-watch.tsx';
import { ShortcutsKey } from './shortcuts/shortcuts-key.tsx';

/** What each page has and can do without until it has nothing better to do. */
export function IdleParts() {
  return (
    <>
      <NetworkWatch />
      <ShortcutsKey />
    </>
  );
}
