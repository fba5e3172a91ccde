import { useEffect, type RefObject } from 'react';
import { canScrollAside } from '../../../lib/can-scroll-aside.ts';

/** Leaves a push beyond the first or last picture to what lies around. The browser would scroll nothing, and tell nobody of it. */
export function useEnds(track: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let start: Touch | null = null;
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        start = touches.length === 1 ? touches[0]! : null;
      },
      { signal, passive: true },
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        const [touch] = event.touches;
        if (!start || !touch || !event.cancelable) return;
        const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
        if (Math.abs(x) > Math.abs(y) && !canScrollAside(element, x)) event.preventDefault();
      },
      // React listens passively, and could keep the browser from nothing.
      { signal, passive: false },
    );
    return () => stop.abort();
  }, [track]);
}
