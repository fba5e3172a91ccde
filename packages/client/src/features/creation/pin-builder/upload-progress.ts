/** How long is watched before a guess of the time left is shown, in milliseconds. */
const FIRST_GUESS_AFTER = 700;
const MEGABYTE = 1_000_000;
const KILOBYTE = 1000;

/** A guess of the seconds that are left, from what was sent so far; `null` while it is too early to tell. */
export function secondsLeft(sent: number, total: number, elapsed: number): number | null {
  if (elapsed < FIRST_GUESS_AFTER || sent <= 0) return null;
  return Math.max(1, Math.ceil(((total - sent) * elapsed) / sent / 1000));
}

/** Bytes as people read them, both in the unit of the whole: `11.6` and `18.1 MB`. */
export function describeBytes(sent: number, total: number, locale: string): { sent: string; total: string } {
  const [size, unit] = total >= MEGABYTE ? [MEGABYTE, 'megabyte'] : [KILOBYTE, 'kilobyte'];
  const digits = { minimumFractionDigits: size === MEGABYTE ? 1 : 0, maximumFractionDigits: size === MEGABYTE ? 1 : 0 };
  return {
    sent: new Intl.NumberFormat(locale, digits).format(sent / size),
    total: new Intl.NumberFormat(locale, { ...digits, style: 'unit', unit, unitDisplay: 'short' }).format(total / size),
  };
}
