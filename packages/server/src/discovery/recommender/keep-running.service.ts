/** What lived so long begins again at once. */
const STEADY_MILLISECONDS = 60_000;
const LEAST_WAIT_MILLISECONDS = 100;
const MOST_WAIT_MILLISECONDS = 30_000;

export interface KeptRunning<T> {
  /** Starts it once; calls `onEnd` when it is over. */
  start(onEnd: () => void): T;
  /** Hears what runs now; `null` while nothing does. */
  take(running: T | null): void;
  isStopping(): boolean;
}

/** Keeps something running: at once after a long life, later and later after short ones. */
export function keepRunning<T>(kept: KeptRunning<T>, lastWait = 0): void {
  const begun = performance.now();
  const running = kept.start(() => {
    kept.take(null);
    if (kept.isStopping()) return;
    const isSteady = performance.now() - begun > STEADY_MILLISECONDS;
    const wait = isSteady ? 0 : Math.min(MOST_WAIT_MILLISECONDS, Math.max(LEAST_WAIT_MILLISECONDS, lastWait * 2));
    setTimeout(() => !kept.isStopping() && keepRunning(kept, wait), wait).unref();
  });
  kept.take(running);
}
