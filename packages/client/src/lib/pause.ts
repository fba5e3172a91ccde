/** Waits until what it begins says that it is done, or nobody waits any more; `begin` returns what stops it. */
export function pause(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const stop = begin(end);
    signal.addEventListener('abort', end);
  });
}

/** Waits for a time. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return pause(signal, (done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  });
}

/** Waits until somebody sees the page. */
export async function pauseUntilSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return;
  await pause(signal, (done) => {
    document.addEventListener('visibilitychange', done, { once: true });
    return () => document.removeEventListener('visibilitychange', done);
  });
}
