import { startTransition, useCallback, useState } from 'react';

export interface OpenedState<Name> {
  readonly opened: Name | null;
  /** Opens as a transition: the press itself is answered at once, however long drawing the overlay takes. */
  readonly open: (name: Name) => void;
  /** Closes at once, so that nothing in it can be pressed twice. */
  readonly close: () => void;
  /**
   * Closes one that was dismissed, and only that one: choosing in a menu opens the next overlay before the menu says that it
   * closed. A transition too: to let go of the page beneath lays all of it out anew.
   */
  readonly closer: (name: Name) => () => void;
}

/** Which of some overlays is open. */
export function useOpened<Name>(): OpenedState<Name> {
  const [opened, setOpened] = useState<Name | null>(null);
  const open = useCallback((name: Name) => startTransition(() => setOpened(() => name)), []);
  const close = useCallback(() => setOpened(null), []);
  const closer = (name: Name) => () => startTransition(() => setOpened((now) => (now === name ? null : now)));
  return { opened, open, close, closer };
}
