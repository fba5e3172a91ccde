import { tryEachFrame } from '../lib/try-each-frame.ts';

const STORAGE_KEY = 'scroll-places';
const MOST_PLACES = 50;

/** Remembers how far a history entry is scrolled while it is shown; returns how to stop. */
export function keepScroll(key: string): () => void {
  let frame = 0;
  const note = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => writePlace(key, window.scrollY));
  };
  window.addEventListener('scroll', note, { passive: true });
  // Somebody may have scrolled before the page's scripts ran.
  if (window.scrollY > 0) note();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', note);
  };
}

/** Scrolls back to where an entry was, trying again while the page is still growing to its height; returns how to stop. */
export function restoreScroll(key: string): () => void {
  const place = readPlaces()[key];
  if (place === undefined) return () => {};
  return tryEachFrame(() => {
    window.scrollTo(0, place);
    return Math.abs(window.scrollY - place) <= 1;
  });
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
