import { listOf } from './json-ld-values.ts';

/** More than this is no price. */
const MOST = 100_000_000;

/**
 * Reads a price as shops write it, `1,299.00`, `1.299,00`, `€ 115`; null for anything else. The mark that stands last, before one
 * or two digits, begins the cents.
 */
export function readPrice(value: unknown): number | null {
  const [first] = listOf(value);
  if (typeof first === 'number') return first >= 0 && first < MOST ? Math.round(first * 100) / 100 : null;
  if (typeof first !== 'string' || /-|\de[+-]?\d/i.test(first)) return null;
  const text = first.slice(0, 40).replace(/[^\d.,]|[.,]+(?!\d)/g, '');
  const [, whole = '', cents = '0'] = /^([\d.,]*?\d)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (!/^\d{1,3}(?:[.,]\d{3})*$|^\d+$/.test(whole)) return null;
  const price = Number(whole.replace(/[.,]/g, '')) + Number(cents.padEnd(2, '0')) / 100;
  return price < MOST ? price : null;
}

/** A price as the wire says it: `115.00`. */
export function shownPrice(price: number | null): string | null {
  return price === null ? null : price.toFixed(2);
}
