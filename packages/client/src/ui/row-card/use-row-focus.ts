import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus in a list of rows that leave it at a press. */
export interface RowFocus {
  /** The section around the rows, whose title can be focused. */
  readonly section: RefObject<HTMLElement | null>;
  /** The row at this place leaves: the one that takes its place gets the focus, and without rows the title. */
  readonly leave: (at: number) => void;
}

/** Watches rows by their data, which is another object once one has left. */
export function useRowFocus(rows: unknown): RowFocus {
  const section = useRef<HTMLElement>(null);
  const leftAt = useRef<number | null>(null);
  useEffect(() => {
    if (leftAt.current === null) return;
    const buttons = [...(section.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const next = buttons[Math.min(leftAt.current, buttons.length - 1)] ?? section.current?.querySelector('h2');
    leftAt.current = null;
    next?.focus({ preventScroll: true });
  }, [rows]);
  return {
    section,
    leave: (at) => {
      leftAt.current = at;
    },
  };
}
