/** So many pins are drawn at once, and wait to be looked at, at most. */
export const mostDrawn = 200;
/** Samples of so many days stand for now. */
export const prevalenceDays = 90;

const Z = 1.96;
const PER_MILLE = 1000;

/** A share of a sample as so many of a thousand, with its 95 % bounds by Wilson. These hold for small samples, too. */
export function shareOf(hits: number, looked: number): { readonly perMille: number; readonly low: number; readonly high: number } | null {
  if (looked === 0) return null;
  const share = hits / looked;
  const middle = share + Z ** 2 / (2 * looked);
  const reach = Z * Math.sqrt((share * (1 - share)) / looked + Z ** 2 / (4 * looked ** 2));
  const scale = 1 + Z ** 2 / looked;
  const shown = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * PER_MILLE * 10) / 10;
  return { perMille: shown(share), low: shown((middle - reach) / scale), high: shown((middle + reach) / scale) };
}
