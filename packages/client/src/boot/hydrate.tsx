import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The button that was pressed last before this runs, once; the document keeps it. */
    takeEarlyPress?: () => HTMLElement | null | undefined;
  }
}

/** The mark in the browser's timeline from which on the page answers to acts. */
const STARTED_MARK = 'started';

/**
 * Makes the server's markup live, in pieces. So a tap in the middle of it need not wait for the end. Resolves when all of it
 * answers; what changes the store before then would not fit the markup. A button that was pressed before counts as pressed
 * after that; React sees to those that come from here on, which make it forgotten.
 */
export function hydrate(container: Element, page: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    let pressed = window.takeEarlyPress?.();
    const forget = () => void (pressed = null);
    window.addEventListener('click', forget, true);
    const onStarted = () => {
      performance.mark(STARTED_MARK);
      resolve();
      // First the fields hear what was typed early, and the buttons of forms become able to send.
      setTimeout(() => {
        window.removeEventListener('click', forget, true);
        pressed?.click();
      });
    };
    startTransition(() => {
      hydrateRoot(container, <Started onStarted={onStarted}>{page}</Started>);
    });
  });
}

function Started({ onStarted, children }: { onStarted: () => void; children: ReactNode }) {
  useEffect(onStarted, [onStarted]);
  return children;
}
