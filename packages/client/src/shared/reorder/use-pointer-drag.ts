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
/** Milliseconds that a finger rests on a picture before it drags it. The menus of phones wait as long. */
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
    return followPress(element, press, {
      onBegin: () => (isDragging.current = true),
      onDrag: drag,
      onEnd: (how) => {
        setPress(null);
        if (how === 'drop') {
          swallowClick();
          drop();
        } else if (how === 'cancel') cancel();
      },
      onLeave: () => (isDragging.current = false),
    });
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

/** What comes of one press. */
interface PressParts {
  readonly onBegin: () => void;
  readonly onDrag: (id: string, point: Point) => void;
  /** `tap` never became a drag. */
  readonly onEnd: (how: 'drop' | 'cancel' | 'tap') => void;
  readonly onLeave: () => void;
}

/** Follows one press until it ends; gives back what leaves it before. */
function followPress(element: HTMLElement, press: Press, { onBegin, onDrag, onEnd, onLeave }: PressParts): () => void {
  const listening = new AbortController();
  let point: Point = press;
  let isDragging = false;
  let frame = 0;

  const scroll = () => {
    if (scrollAtEdge(element, point)) onDrag(press.id, point);
    frame = requestAnimationFrame(scroll);
  };
  const begin = () => {
    isDragging = true;
    onBegin();
    element.setPointerCapture(press.pointerId);
    frame = requestAnimationFrame(scroll);
    onDrag(press.id, point);
  };
  const timer = press.rests ? setTimeout(begin, REST) : undefined;
  const leave = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    onLeave();
  };
  const end = (how: 'drop' | 'cancel') => {
    leave();
    onEnd(isDragging ? how : 'tap');
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    point = { x, y };
    if (isDragging) onDrag(press.id, point);
    else if (Math.hypot(x - press.x, y - press.y) < DRAG_STARTS_AFTER) return;
    else if (press.rests) end('cancel');
    else begin();
  };
  hearPress(element, press, { signal: listening.signal, isDragging: () => isDragging, move, end });
  return leave;
}

/** Hears all that moves or ends a press. */
function hearPress(
  element: HTMLElement,
  { pointerId, rests }: Press,
  parts: { signal: AbortSignal; isDragging: () => boolean; move: (event: PointerEvent) => void; end: (how: 'drop' | 'cancel') => void },
): void {
  const { signal, isDragging, move, end } = parts;
  const hear = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    window.addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal });
  hear('pointermove', move);
  hear('pointerup', () => end('drop'));
  hear('pointercancel', () => end('cancel'));
  element.addEventListener(
    'lostpointercapture',
    (event) => event.pointerId === pointerId && event.target === element && isDragging() && end('cancel'),
    { signal },
  );
  window.addEventListener('blur', () => end('cancel'), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragging()) return;
      event.stopPropagation();
      end('cancel');
    },
    { signal, capture: true },
  );
  // A phone's own menu of a picture would take the finger away.
  if (rests) element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
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
