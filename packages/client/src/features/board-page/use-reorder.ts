import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

export interface Reorder {
  /** The one that is held, and the place where it would go: its index in the list without it. */
  readonly held: { readonly id: string; readonly place: number; readonly by: 'pointer' | 'keys' } | null;
  /** For the handle of one item, and for its picture, which a mouse may drag too: a finger scrolls there. */
  readonly handlersOf: (id: string) => {
    readonly handle: PointerHandlers & { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
    readonly picture: PointerHandlers & { onClickCapture: (event: MouseEvent<HTMLElement>) => void };
  };
}

interface PointerHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

export interface ReorderParts {
  readonly order: readonly string[];
  /** The item is put down before another, or at the end. */
  readonly onDrop: (id: string, before: string | null) => void;
  /** Told of every step, to be read out: the place counts from 1. */
  readonly onStep: (step: 'pickedUp' | 'moved' | 'dropped' | 'cancelled', id: string, place: number) => void;
}

const DRAG_STARTS_AFTER = 6;

/** Reordering by the pointer and by the keyboard: Space picks up and puts down, arrows move, Escape leaves it where it was. */
export function useReorder({ order, onDrop, onStep }: ReorderParts): Reorder {
  const [held, setHeld] = useState<Reorder['held']>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);

  const drop = () => {
    start.current = null;
    if (!held) return;
    setHeld(null);
    onStep('dropped', held.id, held.place + 1);
    if (order.indexOf(held.id) !== held.place) onDrop(held.id, order.filter((id) => id !== held.id)[held.place] ?? null);
  };
  const cancel = () => {
    start.current = null;
    if (!held) return;
    setHeld(null);
    onStep('cancelled', held.id, order.indexOf(held.id) + 1);
  };
  const moveTo = (id: string, place: number, by: 'pointer' | 'keys') => {
    const within = Math.max(0, Math.min(order.length - 1, place));
    if (held?.place === within && held.id === id) return;
    setHeld({ id, place: within, by });
    if (by === 'keys') onStep('moved', id, within + 1);
  };

  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = held?.id === id;
    if (event.key === ' ' || (isHeld && event.key === 'Enter')) {
      event.preventDefault();
      if (isHeld) return drop();
      setHeld({ id, place: order.indexOf(id), by: 'keys' });
      return onStep('pickedUp', id, order.indexOf(id) + 1);
    }
    if (!isHeld) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return cancel();
    }
    const steps = stepsOf(event.key, event.currentTarget);
    if (steps === 0) return;
    event.preventDefault();
    moveTo(id, held.place + steps, 'keys');
  };
  const pointerHandlersOf = (id: string): PointerHandlers => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const from = start.current;
      if (!from || (!held && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_STARTS_AFTER)) return;
      wasDragged.current = true;
      const over = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest<HTMLElement>('[data-reorder]')?.dataset.reorder);
      const target = over.find((found) => found !== undefined && found !== id);
      if (target !== undefined) moveTo(id, placeBeside(order, id, target, held?.place), 'pointer');
      else if (!held) setHeld({ id, place: order.indexOf(id), by: 'pointer' });
    },
    onPointerUp: drop,
    onPointerCancel: cancel,
  });
  const handlersOf = (id: string): ReturnType<Reorder['handlersOf']> => {
    const pointer = pointerHandlersOf(id);
    return {
      handle: { ...pointer, onKeyDown: onKeyDown(id) },
      picture: {
        ...pointer,
        onPointerDown: (event) => {
          wasDragged.current = false;
          if (event.pointerType === 'mouse') pointer.onPointerDown(event);
        },
        // The click that ends a drag chooses nothing; one of the keyboard has no clicks to count.
        onClickCapture: (event) => wasDragged.current && event.detail > 0 && event.stopPropagation(),
      },
    };
  };
  return { held, handlersOf };
}

/** Where an item goes when it is held over another: it takes that one's place. */
export function placeBeside(order: readonly string[], id: string, target: string, place: number | undefined): number {
  const shown = shownOrder(order, id, place);
  return shown.indexOf(target);
}

/** The list as it is drawn while one item is held at a place. */
export function shownOrder(order: readonly string[], id: string | undefined, place: number | undefined): readonly string[] {
  if (id === undefined || place === undefined) return order;
  return order.filter((other) => other !== id).toSpliced(place, 0, id);
}

function stepsOf(key: string, element: HTMLElement): number {
  const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return 1;
  if (key === backward) return -1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return 0;
  const list = element.closest('ul');
  const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
  return key === 'ArrowDown' ? columns : -columns;
}
