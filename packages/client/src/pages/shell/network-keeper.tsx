import { useEffect, useState, type ComponentType } from 'react';
import { retryLoad } from '../../lib/loading/retry-load.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const load = async () => (await import('./network-watch.tsx')).NetworkWatch;

/**
 * Brings what speaks of the network while there is one: without it nothing could be brought.
 * Where it never comes, the page stays as it is.
 */
export function NetworkKeeper() {
  const [NetworkWatch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => whenIdle(() => void retryLoad(load).then((watch) => setWatch(() => watch), ignore)), []);
  return NetworkWatch && <NetworkWatch />;
}

const ignore = () => undefined;
