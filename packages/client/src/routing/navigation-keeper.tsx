import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useAppStore } from '../store/hooks.ts';
import { keptEntry } from '../store/kept-home.ts';
import { recordNavigation } from './navigation-history.ts';
import { keepScroll, restoreScroll } from './scroll-memory.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls a new page to its top, and tracks the history (`C2.25`). A page that was returned to, or a home feed that is kept
 * (`C4.3`), goes back to where it was.
 */
export function NavigationKeeper() {
  const location = useLocation();
  const type = useNavigationType();
  const store = useAppStore();
  const first = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  // Ends with the page itself: its last place is not where the next one's start scrolls to.
  useBrowserLayoutEffect(() => keepScroll(location.key), [location.key]);
  useEffect(() => recordNavigation(type, location), [type, location]);
  useBrowserLayoutEffect(() => {
    const isFirst = first.current;
    first.current = false;
    if (type === NavigationType.Pop && !(isFirst && isNewVisit())) return restoreScroll(location.key);
    if (isFirst || location.hash) return;
    const entry = keptEntry(store.getState().visits.homeLeft, location, Date.now());
    if (entry !== null) return restoreScroll(entry);
    window.scrollTo(0, 0);
  }, [location, type, store]);
  return null;
}

/** Whether this page load is neither a reload nor a way back: the first entry of every page load has the same key. */
function isNewVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}
