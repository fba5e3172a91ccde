import { useEffect, useState } from 'react';

/** Keeps the screen on while it is used; whether that holds now. Browsers drop it when the page is out of sight. */
export function useAwakeScreen(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) return await held.release();
        lock = held;
        setAwake(true);
        held.addEventListener('release', () => setAwake(false));
      } catch {
        // A battery that is almost empty refuses; cooking goes on all the same.
      }
    };
    void hold();
    const onVisible = () => void hold();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release().catch(() => {});
    };
  }, []);
  return isAwake;
}
