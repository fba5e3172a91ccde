const STORAGE_KEY = 'scroll-places';
const MOST_PLACES = 50;
const RESTORE_TRIES = 20;

/** Remembers how far a history entry is scrolled while it is shown; returns how to stop. */
export function keepScroll(key: string): () => void {
  let frame = 0;
  const note = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => writePlace(key, window.scrollY));
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', note);
  };
}

/** Scrolls back to where an entry was; tries again over some frames while the page is still growing to its height. */
export function restoreScroll(key: string): void {
  const place = readPlaces()[key];
  if (place === undefined) return;
  let tries = 0;
  const attempt = () => {
    window.scrollTo(0, place);
    tries += 1;
    if (Math.abs(window.scrollY - place) > 1 && tries < RESTORE_TRIES) requestAnimationFrame(attempt);
  };
  attempt();
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function writePlace(key: string, y: number): void {
  const { [key]: _old, ...others } = readPlaces();
  const newest = Object.entries({ ...others, [key]: Math.round(y) }).slice(-MOST_PLACES);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A browser that keeps nothing simply starts each page at its top.
  }
}
