import { useContext, useEffect, useId, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, type Location } from 'react-router';

/** A way to another page that waits for an answer. */
export interface HeldLeave {
  readonly goOn: () => void;
  readonly stay: () => void;
}

/**
 * Holds ways to other pages up while something would be lost, such as a click on a link or Back. The router's own hook lies in a file
 * that every page loads, and would make each page heavier.
 */
export function useLeaveGuard(isOn: boolean): HeldLeave | null {
  const router = useContext(DataRouter)?.router;
  const key = useId();
  const [held, setHeld] = useState<HeldLeave | null>(null);
  useEffect(() => {
    if (!router || !isOn) return undefined;
    router.getBlocker(key, ({ currentLocation, nextLocation }) => isElsewhere(currentLocation, nextLocation));
    const end = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(key);
      setHeld(blocker?.state === 'blocked' ? { goOn: blocker.proceed, stay: blocker.reset } : null);
    });
    return () => {
      end();
      router.deleteBlocker(key);
      setHeld(null);
    };
  }, [router, isOn, key]);
  return held;
}

/** What is on a page gets a name in its address once it is kept; that is no other page. */
function isElsewhere(from: Location, to: Location): boolean {
  return to.pathname !== from.pathname || (from.search !== '' && to.search !== from.search);
}
