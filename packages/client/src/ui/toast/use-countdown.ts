import { useEffect, useEffectEvent, useRef, useState } from 'react';

const tick = 250;

/** The whole seconds that are shown for what is left, in ms: a started second counts, and there is nothing below none. */
export function secondsShown(left: number): number {
  return Math.max(0, Math.ceil(left / 1000));
}

/** Counts down in whole seconds while not paused, then calls `onEnd` once. */
export function useCountdown(seconds: number, paused: boolean, onEnd: () => void): number {
  const left = useRef(seconds * 1000);
  const [shown, setShown] = useState(seconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return;
    let last = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      left.current -= now - last;
      last = now;
      setShown(secondsShown(left.current));
      if (left.current > 0) return;
      window.clearInterval(timer);
      end();
    }, tick);
    return () => window.clearInterval(timer);
  }, [paused]);

  return shown;
}
