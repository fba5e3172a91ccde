/** What a page has measured of itself so far. */
export interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly inp: number;
}

declare global {
  interface Window {
    vitals: { lcp: number; cls: number; inp: number };
  }
}

/** Run in the page before anything else: keeps the largest paint, the shifts that nobody caused, and the slowest interaction. */
export function watchVitals(): void {
  const vitals = (window.vitals = { lcp: 0, cls: 0, inp: 0 });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  };
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  watch(
    'event',
    (entry) => {
      const event = entry as PerformanceEntry & { interactionId?: number };
      if (event.interactionId) vitals.inp = Math.max(vitals.inp, event.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Run in the page: what it measured. */
export function readVitals(): Vitals {
  return window.vitals;
}
