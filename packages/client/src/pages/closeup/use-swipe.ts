import { useEffect, useRef, type RefObject } from 'react';
import { canScrollAside } from '../../lib/can-scroll-aside.ts';

/** A swipe counts from a quarter of the width, and at least from so many pixels. */
const LEAST_DISTANCE = 72;
/** So much more to the side than up or down. */
const STEEPNESS = 1.5;
/** The edges of a screen belong to the browser's own gestures. */
const EDGE = 24;

interface Start {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** A part under the finger that scrolls to the side itself, such as a carousel. */
  readonly scroller: Element | null;
}

interface Swipes {
  /** Whether there is something on that side: 1 is what comes next, -1 what was before. */
  readonly canGo: (step: 1 | -1) => boolean;
  readonly onSwiped: (step: 1 | -1) => void;
}

/** Lets a finger push an element to the side. It follows the finger, and goes back where there is nothing or the push was short. */
export function useSwipe(target: RefObject<HTMLElement | null>, swipes: Swipes): void {
  const latest = useRef(swipes);
  useEffect(() => {
    latest.current = swipes;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let start: Start | null = null;
    const settle = () => {
      start = null;
      element.style.translate = '';
    };
    const movedBy = ({ clientX, clientY }: PointerEvent) => ({ x: clientX - start!.x, y: clientY - start!.y });
    const stepOf = (x: number): 1 | -1 => (x < 0 === (getComputedStyle(element).direction !== 'rtl') ? 1 : -1);

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'touch' || !event.isPrimary || isAtEdge(event) || isMovable(event.target, element)) return;
        start = { id: event.pointerId, x: event.clientX, y: event.clientY, scroller: scrollerAt(event.target, element) };
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== start?.id) return;
        const { x, y } = movedBy(event);
        if (Math.abs(x) < 12 || Math.abs(x) < STEEPNESS * Math.abs(y)) return;
        if (start.scroller && canScrollAside(start.scroller, x)) return settle();
        // Where there is nothing, it gives way a little and no more.
        element.style.translate = `${latest.current.canGo(stepOf(x)) ? x : x / 6}px`;
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== start?.id) return;
        const { x, y } = movedBy(event);
        settle();
        const isFar = Math.abs(x) >= Math.max(LEAST_DISTANCE, element.clientWidth / 4) && Math.abs(x) > STEEPNESS * Math.abs(y);
        if (isFar && latest.current.canGo(stepOf(x))) latest.current.onSwiped(stepOf(x));
      },
      { signal },
    );
    element.addEventListener('pointercancel', settle, { signal });
    return () => {
      settle();
      stop.abort();
    };
  }, [target]);
}

function isAtEdge({ clientX }: PointerEvent): boolean {
  return clientX < EDGE || clientX > window.innerWidth - EDGE;
}

/** Whether a part of the element moves under the finger itself: a slider, or a frame that is drawn. */
function isMovable(pressed: EventTarget | null, element: HTMLElement): boolean {
  return partsFrom(pressed, element).some(
    (part) => part.matches('input, textarea, select, [role="slider"]') || getComputedStyle(part).touchAction === 'none',
  );
}

function scrollerAt(pressed: EventTarget | null, element: HTMLElement): Element | null {
  const isScroller = (part: Element) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX);
  return partsFrom(pressed, element).find(isScroller) ?? null;
}

/** What lies under the finger, from the inside out. */
function partsFrom(pressed: EventTarget | null, element: HTMLElement): Element[] {
  const parts: Element[] = [];
  for (let part = pressed instanceof Element ? pressed : null; part && part !== element; part = part.parentElement) parts.push(part);
  return parts;
}
