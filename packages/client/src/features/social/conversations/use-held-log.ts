import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How near to an edge counts as being there, in pixels. */
const NEAR_END = 80;
const NEAR_TOP = 600;

export interface HeldLog {
  readonly isNearTop: () => boolean;
  readonly isNearEnd: () => boolean;
  readonly isAtEnd: () => boolean;
  /** Remembers where the reader is; call it on each scroll. */
  readonly keep: () => void;
}

/**
 * Keeps a log at its end while the reader is there, and where they are when older things come above. A log that does not follow
 * its end stays where it is when newer things come below.
 */
export function useHeldLog(
  box: RefObject<HTMLElement | null>,
  { oldest, newest, followsEnd = true }: { oldest: string | undefined; newest: string | undefined; followsEnd?: boolean },
): HeldLog {
  const kept = useRef({ isAtEnd: followsEnd, height: 0 });
  const keep = () => {
    const { current } = box;
    if (!current) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    kept.current = { isAtEnd: followsEnd && scrollHeight - scrollTop - clientHeight < NEAR_END, height: scrollHeight };
  };
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    // Older messages made it higher above the reader.
    if (!kept.current.isAtEnd) current.scrollBy({ top: current.scrollHeight - kept.current.height, behavior: 'instant' });
    kept.current.height = current.scrollHeight;
  }, [box, oldest]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (kept.current.isAtEnd) current.scrollTo({ top: current.scrollHeight, behavior: 'instant' });
    kept.current.height = current.scrollHeight;
  }, [box, newest]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    // Its room changes when a keyboard opens.
    const observer = new ResizeObserver(() => {
      if (kept.current.isAtEnd) current.scrollTo({ top: current.scrollHeight, behavior: 'instant' });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  const below = () => {
    const { current } = box;
    return current ? current.scrollHeight - current.scrollTop - current.clientHeight : NEAR_TOP;
  };
  return {
    keep,
    isNearTop: () => (box.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP,
    isNearEnd: () => below() < NEAR_TOP,
    isAtEnd: () => below() < 1,
  };
}
