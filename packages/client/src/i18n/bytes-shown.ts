const UNITS = [
  ['gigabyte', 1_000_000_000, 1],
  ['megabyte', 1_000_000, 1],
  ['kilobyte', 1_000, 0],
] as const;

/** The size of a file: gigabytes or megabytes with one digit, kilobytes below, and never nothing. */
export function bytesShown(locale: string, bytes: number): string {
  const [unit, size, digits] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[2];
  const amount = Math.max(bytes / size, 1);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(amount);
}
