import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { optionalPart } from '../../ui/lazy-part/lazy-part.tsx';

const IdleParts = optionalPart(async () => (await import('./idle-parts.tsx')).IdleParts);

/** Brings what speaks of the network while there is one, and what else can wait: without a network nothing could be brought. */
export function IdlePartsKeeper() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <IdleParts />;
}
