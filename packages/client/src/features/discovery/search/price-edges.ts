/** Which of the ascending edges is nearest to a price. */
export function nearestEdge(edges: readonly number[], price: number): number {
  return edges.reduce((best, edge, at) => (Math.abs(edge - price) < Math.abs(edges[best]! - price) ? at : best), 0);
}

/** Prices that can be asked for are below this. */
export const PRICE_LIMIT = 1e9;

/** A price as somebody typed it, with a sign or separators perhaps; `null` for none. A lone mark before three digits is read as in the language. */
export function readPrice(typed: string, locale: string): number | null {
  const digits = typed
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replace(/[^\d.,]/g, '');
  const at = decimalMark(digits, locale);
  const plain = at < 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at + 1)}`;
  const price = Number.parseFloat(plain.replace(/[.,]/g, (mark, place) => (place === at ? mark : '')));
  return Number.isFinite(price) && price < PRICE_LIMIT ? Math.round(price * 100) / 100 : null;
}

/** Where the whole part ends; −1 where every mark groups thousands. */
function decimalMark(digits: string, locale: string): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return -1;
  const mark = digits[at]!;
  if (digits.indexOf(mark) !== at) return -1;
  const hasBoth = digits.includes(mark === '.' ? ',' : '.');
  const isThousand = digits.length - at - 1 === 3;
  return hasBoth || !isThousand || mark === decimalOf(locale) ? at : -1;
}

/** The mark of a language; its Arabic one was made a dot before. */
function decimalOf(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
