/** The name under which a pin's picture moves between a card and the close-up. */
export function pinTransitionName(id: string): string {
  return `pin-${id}`;
}

/**
 * Changes the page within a view transition. It is ours rather than the router's. Somebody who goes back while one of the
 * router's runs waits for two ends.
 */
export function runViewTransition(change: () => Promise<void>, onEnd: () => void): void {
  const transition = document.startViewTransition(change);
  // A transition that is skipped, as by the next one, says so here; the page has changed all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(onEnd);
}
