import { type PointerEvent, useRef } from 'react';

/** How long a touch rests before it opens the sheet, and how far it may drift, in ms and px. */
const holdTime = 350;
const drift = 10;

/** Whether a touch went so far from where it began that it scrolls rather than presses. */
export function hasDrifted(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > drift;
}

/** The click of the finger that lifts belongs to nobody: it would land on the card, or on what has opened beneath the finger. */
function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    forget();
  };
  const nextActs = ['pointerdown', 'keydown'];
  const forget = () => {
    window.removeEventListener('click', swallow, true);
    for (const act of nextActs) window.removeEventListener(act, forget, true);
  };
  window.addEventListener('click', swallow, true);
  for (const act of nextActs) window.addEventListener(act, forget, true);
}

/** Handlers for a touch that rests in place. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number; timer: number } | null>(null);
  const pressed = useRef(false);

  function end() {
    if (start.current) window.clearTimeout(start.current.timer);
    start.current = null;
  }

  function onPointerDown(event: PointerEvent) {
    pressed.current = false;
    if (!onLongPress || event.pointerType === 'mouse') return;
    const timer = window.setTimeout(() => {
      pressed.current = true;
      start.current = null;
      swallowNextClick();
      onLongPress();
    }, holdTime);
    start.current = { x: event.clientX, y: event.clientY, timer };
  }

  function onPointerMove(event: PointerEvent) {
    const from = start.current;
    if (from && hasDrifted(from, { x: event.clientX, y: event.clientY })) end();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => (pressed.current || start.current) && event.preventDefault(),
  };
}
