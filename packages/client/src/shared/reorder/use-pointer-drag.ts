import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { scrollAtEdge } from './scroll-at-edge.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PointerDragParts {
  /** The list around the items: it stays while they move, so it holds the pointer. */
  readonly list: RefObject<HTMLElement | null>;
  /** The drag began, moved, or scrolled the list under the pointer. */
  readonly onDrag: (id: string, point: Point) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

export interface PointerDrag {
  /** Takes what went down on an item; one that `rests` becomes a drag only after a while, and scrolls before. */
  readonly press: (id: string, event: ReactPointerEvent, rests: boolean) => void;
}

interface Press extends Point {
  readonly id: string;
  readonly pointerId: number;
  readonly rests: boolean;
}

const DRAG_STARTS_AFTER = 6;
/** Milliseconds that a finger rests on a picture before it drags it, as long as those of a phone's own menus. */
const REST = 400;

/**
 * Drags items of a list by mouse, pen or finger. All listeners stand on the window and the list: the items change their
 * places under the pointer.
 */
export function usePointerDrag({ list, onDrag, onDrop, onCancel }: PointerDragParts): PointerDrag {
  const [press, setPress] = useState<Press | null>(null);
  const isDragging = useRef(false);
  const drag = useEffectEvent(onDrag);
  const drop = useEffectEvent(onDrop);
  const cancel = useEffectEvent(onCancel);

  useEffect(() => {
    const element = list.current;
    if (!press || !element) return;
    const { id, pointerId, rests } = press;
    const listening = new AbortController();
    const { signal } = listening;
    let point: Point = press;
    let frame = 0;

    const scroll = () => {
      if (scrollAtEdge(element, point)) drag(id, point);
      frame = requestAnimationFrame(scroll);
    };
    const begin = () => {
      isDragging.current = true;
      element.setPointerCapture(pointerId);
      frame = requestAnimationFrame(scroll);
      drag(id, point);
    };
    const end = (how: 'drop' | 'cancel') => {
      const wasDragging = isDragging.current;
      leave();
      setPress(null);
      if (wasDragging && how === 'drop') dropAndSwallowClick();
      else if (wasDragging) cancel();
    };
    const dropAndSwallowClick = () => {
      swallowClick();
      drop();
    };
    const timer = rests ? setTimeout(begin, REST) : undefined;
    const leave = () => {
      isDragging.current = false;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      listening.abort();
    };
    const ofThisPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) act(event);
    };

    window.addEventListener(
      'pointermove',
      ofThisPointer((event) => {
        point = { x: event.clientX, y: event.clientY };
        if (isDragging.current) drag(id, point);
        else if (Math.hypot(point.x - press.x, point.y - press.y) < DRAG_STARTS_AFTER) return;
        else if (rests) end('cancel');
        else begin();
      }),
      { signal },
    );
    window.addEventListener(
      'pointerup',
      ofThisPointer(() => end('drop')),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      ofThisPointer(() => end('cancel')),
      { signal },
    );
    element.addEventListener(
      'lostpointercapture',
      ofThisPointer((event) => event.target === element && isDragging.current && end('cancel')),
      { signal },
    );
    window.addEventListener('blur', () => end('cancel'), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !isDragging.current) return;
        event.stopPropagation();
        end('cancel');
      },
      { signal, capture: true },
    );
    // A phone's own menu of a picture would take the finger away.
    if (rests) element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return leave;
  }, [press, list]);

  // It stands before any finger comes down: a browser that knows of none scrolls without asking.
  useEffect(() => {
    const element = list.current;
    const keepStill = (event: TouchEvent) => isDragging.current && event.cancelable && event.preventDefault();
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [list]);

  return {
    press: (id, event, rests) => {
      if (event.button !== 0 || press) return;
      setPress({ id, pointerId: event.pointerId, x: event.clientX, y: event.clientY, rests });
    },
  };
}

/** The click that ends a drag opens and chooses nothing. */
function swallowClick(): void {
  const swallowing = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort());
}
