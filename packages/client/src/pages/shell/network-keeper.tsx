import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { optionalPart } from '../../ui/lazy-part/lazy-part.tsx';

const NetworkWatch = optionalPart(async () => (await import('./network-watch.tsx')).NetworkWatch);

/** Brings what speaks of the network while there is one: without it nothing could be brought. */
export function NetworkKeeper() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <NetworkWatch />;
}
