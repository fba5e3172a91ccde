/** Milliseconds that a page may take to grow to what is looked for, on a slow machine. */
const PATIENCE = 3_000;

/**
 * Tries at once and then at each frame. It ends when it succeeds, when the person does something, or after 3 s. Returns how to
 * stop.
 */
export function tryEachFrame(attempt: () => boolean): () => void {
  const deadline = performance.now() + PATIENCE;
  const acts = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    acts.abort();
  };
  const next = () => {
    if (attempt() || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(next);
  };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(act, stop, { passive: true, capture: true, signal: acts.signal });
  next();
  return stop;
}
