import { useCallback, useRef, useState } from 'react';

/** Runs one act at a time; another one while it runs does nothing, however quickly it comes, and `busy` tells. */
export function useOneAtATime(): { busy: boolean; run: (act: () => Promise<void>) => Promise<void> } {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
