import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** A press that lasts longer than this stops the page, and turns none. */
const HOLD_AFTER_MS = 250;

/** Tells a tap from a hold. */
export function useHold() {
  const [isHeld, setHeld] = useState(false);
  const began = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const handlers = (onTap: () => void) => ({
    onPointerDown: ({ timeStamp }: PointerEvent) => {
      began.current = timeStamp;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setHeld(true), HOLD_AFTER_MS);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: (event: { timeStamp: number; detail: number }) => {
      // A key presses without a pointer, and holds nothing.
      if (event.detail === 0 || event.timeStamp - began.current < HOLD_AFTER_MS) onTap();
    },
    onKeyUp: (event: KeyboardEvent) => {
      // Space stops the pages; the browser would press the edge that has the focus.
      if (event.key === ' ') event.preventDefault();
    },
  });
  return { isHeld, handlers };
}
