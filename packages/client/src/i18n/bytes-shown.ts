const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** The size of a file: megabytes with one digit, kilobytes below, and never nothing. */
export function bytesShown(locale: string, bytes: number): string {
  const [unit, size, digits] = bytes >= MEGABYTE ? (['megabyte', MEGABYTE, 1] as const) : (['kilobyte', KILOBYTE, 0] as const);
  const amount = Math.max(bytes / size, 1);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(amount);
}
