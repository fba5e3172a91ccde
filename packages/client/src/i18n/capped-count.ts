const MOST_SHOWN = 99;

/** A number for a small place, in the page's numerals. Counts above 99 say only that there are many. */
export function cappedCount(locale: string, count: number): string {
  const shown = new Intl.NumberFormat(locale).format(Math.min(count, MOST_SHOWN));
  return count > MOST_SHOWN ? `${shown}+` : shown;
}
