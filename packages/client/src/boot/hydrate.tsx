import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The mark in the browser's timeline from which on the page answers to acts. */
const STARTED_MARK = 'started';

/**
 * Makes the server's markup live, in pieces, so that a tap in the middle of it need not wait for the end. Resolves when
 * all of it answers; what changes the store before then would not fit the markup.
 */
export function hydrate(container: Element, page: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    const onStarted = () => {
      performance.mark(STARTED_MARK);
      resolve();
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
