import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onEnd` when the sentinel comes within two screens of the viewport. It does so again after each page that leaves it
 * there. Says whether a page is on its way.
 */
export function useNearEnd(sentinel: RefObject<HTMLElement | null>, length: number, onEnd: (() => void) | undefined): boolean {
  const reach = useEffectEvent(() => onEnd?.());
  const wanted = Boolean(onEnd);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = sentinel.current;
    if (!element || !wanted) return;
    const observer = new IntersectionObserver(([entry]) => setNear(Boolean(entry?.isIntersecting)), { rootMargin: '200% 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [sentinel, wanted]);

  useEffect(() => {
    if (near && wanted && length >= 0) reach();
  }, [near, wanted, length]);

  return near && wanted;
}
