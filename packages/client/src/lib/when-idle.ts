const IDLE_MILLISECONDS = 1000;

/** Acts once the browser has nothing better to do. Safari has no idle callback. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, IDLE_MILLISECONDS);
}
