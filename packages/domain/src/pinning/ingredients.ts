/** Quantities as recipes write them: `2`, `1.5`, `1,5`, `1/2`, `1 1/2`, `½`, `1½`, and ranges of them. */
const FRACTIONS: Record<string, number> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const GLYPH = `[${Object.keys(FRACTIONS).join('')}]`;
const NUMBER = `(?:\\d+\\s*${GLYPH}|\\d+\\s+\\d+\\s*[/⁄]\\s*\\d+|\\d+\\s*[/⁄]\\s*\\d+|\\d+(?:[.,]\\d+)?|${GLYPH})`;
const QUANTITY = `${NUMBER}(?:\\s*[-–]\\s*${NUMBER})?`;
const UNIT =
  '(?:kg|g|gr|grams?|mg|l|dl|cl|ml|litres?|liters?|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|quarts?|' +
  'cloves?|pinch(?:es)?|handfuls?|slices?|sticks?|cans?|tins?|bunch(?:es)?|sprigs?|EL|TL|Prise|Stück|Bund|Dosen?|Zehen?)';
const LEADING = new RegExp(`^(${QUANTITY}(?:\\s*${UNIT}(?![\\p{L}\\p{M}]))?\\.?)\\s+(?:of\\s+)?(.+)$`, 'iu');
const NUMBERS = new RegExp(NUMBER, 'gu');
/** A kitchen measures in halves, thirds, quarters and eighths. */
const SHOWN_FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];
const NEAR = 0.02;
/** From here on a tenth more or less is no kitchen's measure. */
const WHOLE_FROM = 20;

/** Splits a line of a recipe into how much and of what; the amount is empty where the line begins with none. */
export function splitIngredient(line: string): { amount: string; name: string } {
  const [, amount, name] = LEADING.exec(line.trim()) ?? [];
  return amount === undefined || name === undefined ? { amount: '', name: line.trim() } : { amount, name };
}

/** An amount for more or fewer people: `1 1/2 cups` twice is `3 cups`. Words without a number stay as they are. */
export function scaleAmount(amount: string, factor: number, locale = 'en'): string {
  if (factor === 1) return amount;
  return amount.replace(NUMBERS, (written) => shownQuantity(readQuantity(written) * factor, locale));
}

function readQuantity(written: string): number {
  const glyph = Object.keys(FRACTIONS).find((one) => written.includes(one));
  if (glyph) return Number(written.replace(glyph, '').trim() || 0) + FRACTIONS[glyph]!;
  const [, whole = '0', above, below] = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/.exec(written) ?? [];
  if (above && below) return Number(whole) + (Number(below) === 0 ? 0 : Number(above) / Number(below));
  return Number(written.replace(',', '.'));
}

function shownQuantity(value: number, locale: string): string {
  const whole = Math.floor(value + NEAR);
  const fraction = SHOWN_FRACTIONS.find(([size]) => Math.abs(value - whole - size) < NEAR);
  if (fraction && value < 10) return `${whole === 0 ? '' : new Intl.NumberFormat(locale).format(whole)}${fraction[1]}`;
  const maximumFractionDigits = value < 10 ? 2 : value < WHOLE_FROM ? 1 : 0;
  return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
}
