import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type GridLayout, topOf } from './grid-layout.ts';
import { anchorIn } from './grid-window.ts';
import { type GridMeasures, readMeasures } from './use-grid-view.ts';

/** A page that did not scroll for so long is at rest; finding its place at every step of a scroll would slow the scroll. */
const AT_REST_MILLISECONDS = 100;

/** Holds the topmost visible card in its place when a resize moves everything above it. */
export function useHeldPlace(element: RefObject<HTMLElement | null>, layout: GridLayout | null, measures: GridMeasures | null) {
  const held = useRef<{ index: number; offset: number } | undefined>(undefined);
  const heldAt = useRef<GridMeasures | null>(null);

  useLayoutEffect(() => {
    const grid = element.current;
    const place = held.current && layout?.places[held.current.index];
    const resized = heldAt.current !== null && heldAt.current !== measures;
    heldAt.current = measures;
    if (!grid || !measures || !place || !held.current || !resized) return;
    const moved = grid.getBoundingClientRect().top + topOf(place, measures) - held.current.offset;
    if (Math.abs(moved) > 0.5) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [element, layout, measures]);

  const remember = useEffectEvent(() => {
    const grid = element.current;
    // In the middle of a resize the document is ahead of the layout known here; the anchor from before it is the one to keep.
    if (!grid || !layout || !measures || readMeasures(grid).columnWidth !== measures.columnWidth) return;
    const top = grid.getBoundingClientRect().top;
    held.current = top < 0 ? anchorIn(layout, measures, top) : undefined;
  });

  const isMeasured = measures !== null;
  useEffect(() => {
    if (!isMeasured) return;
    // Not after each page of the list: it moves no card, and looking would lay the whole document out once more.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(remember, AT_REST_MILLISECONDS);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isMeasured]);
}
