import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { columnsOf, placeAt } from './place-at.ts';
import { usePointerDrag, type Point } from './use-pointer-drag.ts';

export interface Reorder<List extends HTMLElement> {
  /** For the list around the items. */
  readonly list: RefObject<List | null>;
  /** For one item. */
  readonly itemOf: (id: string) => ReorderItem;
}

export interface ReorderItem {
  readonly isHeld: boolean;
  /**
   * Where the item is drawn while another is held, as `order` of CSS. The elements stay as they are until it is put down:
   * one that moves loses the pointer and, to screen readers, the focus.
   */
  readonly style: { readonly order: number } | undefined;
  /** For its handle. */
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
  };
  /** For its picture: a mouse drags it at once, a finger after it rested there, for it scrolls too. */
  readonly picture: { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void };
}

export interface ReorderParts {
  readonly order: readonly string[];
  /** The item is put down before another, or at the end. */
  readonly onDrop: (id: string, before: string | null) => void;
  /** Told of every step, to be read out: the place counts from 1. */
  readonly onStep: (step: 'pickedUp' | 'moved' | 'dropped' | 'cancelled', id: string, place: number) => void;
}

interface Held {
  readonly id: string;
  /** Its index in the list without it. */
  readonly place: number;
  readonly by: 'pointer' | 'keys';
}

/** Reordering by the pointer and by the keyboard: Space picks up and puts down, arrows move, Escape leaves it where it was. */
export function useReorder<List extends HTMLElement>({ order, onDrop, onStep }: ReorderParts): Reorder<List> {
  const list = useRef<List>(null);
  const [shownHeld, setShownHeld] = useState<Held | null>(null);
  // The pointer can go up before its last move is drawn.
  const heldNow = useRef<Held | null>(null);
  const hold = (held: Held | null) => {
    heldNow.current = held;
    setShownHeld(held);
  };

  const drop = () => {
    const held = heldNow.current;
    if (!held) return;
    hold(null);
    if (!order.includes(held.id)) return;
    onStep('dropped', held.id, held.place + 1);
    if (order.indexOf(held.id) !== held.place) onDrop(held.id, order.filter((id) => id !== held.id)[held.place] ?? null);
  };
  const cancel = () => {
    const held = heldNow.current;
    if (!held) return;
    hold(null);
    onStep('cancelled', held.id, order.indexOf(held.id) + 1);
  };
  const placeOf = (id: string) => (heldNow.current?.id === id ? heldNow.current.place : order.indexOf(id));
  const dragTo = (id: string, point: Point) => {
    if (!order.includes(id)) return;
    const over = placeAt(boxesIn(list.current), point);
    hold({ id, place: over === -1 ? placeOf(id) : over, by: 'pointer' });
  };
  const { press } = usePointerDrag({ list, onDrag: dragTo, onDrop: drop, onCancel: cancel });

  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    const held = heldNow.current;
    const isHeld = held?.id === id;
    if (event.key === ' ' || (isHeld && event.key === 'Enter')) {
      event.preventDefault();
      if (isHeld) return drop();
      hold({ id, place: order.indexOf(id), by: 'keys' });
      return onStep('pickedUp', id, order.indexOf(id) + 1);
    }
    if (!isHeld) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return cancel();
    }
    const steps = stepsOf(event.key, event.currentTarget, () => columnsOf(boxesIn(list.current)));
    if (steps === 0) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(order.length - 1, held.place + steps));
    hold({ id, place, by: 'keys' });
    onStep('moved', id, place + 1);
  };

  useEffect(() => {
    if (shownHeld?.by !== 'keys') return;
    itemsIn(list.current)
      .find((item) => item.dataset.reorder === shownHeld.id)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownHeld]);

  const shown = shownHeld && shownOrder(order, shownHeld.id, shownHeld.place);
  const itemOf = (id: string): ReorderItem => ({
    isHeld: shownHeld?.id === id,
    style: shown ? { order: shown.indexOf(id) } : undefined,
    handle: {
      onPointerDown: (event) => press(id, event, false),
      onKeyDown: onKeyDown(id),
      onBlur: () => heldNow.current?.id === id && cancel(),
    },
    picture: { onPointerDown: (event) => press(id, event, event.pointerType === 'touch') },
  });
  return { list, itemOf };
}

/** The list as it is drawn while one item is held at a place. */
export function shownOrder(order: readonly string[], id: string, place: number): readonly string[] {
  return order.filter((other) => other !== id).toSpliced(place, 0, id);
}

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > [data-reorder]') ?? [])];
}

/** Where the items are drawn, from the first place to the last. */
function boxesIn(list: HTMLElement | null): DOMRect[] {
  const orderOf = (item: HTMLElement) => Number(item.style.order);
  return itemsIn(list)
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((item) => item.getBoundingClientRect());
}

function stepsOf(key: string, element: HTMLElement, columns: () => number): number {
  const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return 1;
  if (key === backward) return -1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return 0;
  return key === 'ArrowDown' ? columns() : -columns();
}
