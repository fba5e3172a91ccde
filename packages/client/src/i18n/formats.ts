import { useLocale, useText } from './i18n.tsx';
import type { MessageId } from './message-id.ts';

/** From here on counts are shortened, as feeds and pages show them; tables never do. */
const SHORT_FROM = 10_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const YEAR = 365 * DAY;

const UNITS = [
  ['year', YEAR],
  ['week', WEEK],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A format of numbers. They are kept, because making one costs more than a card, and there are few languages and currencies. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  numberFormats.set(key, made);
  return made;
}

/** A count as a page shows it: 9,999, then 12K. */
export function countShown(locale: string, count: number): string {
  return numberFormat(locale, count >= SHORT_FROM ? { notation: 'compact', maximumFractionDigits: 1 } : {}).format(count);
}

/**
 * How long ago something was, in its largest unit: "5 minutes ago", and "5 min. ago" where there is little room. What was
 * less than a minute ago is now.
 */
export function ageShown(locale: string, then: number, now: number, style: 'long' | 'short' = 'long'): string {
  const age = Math.max(now - then, 0);
  const [unit, size] = UNITS.find(([, from]) => age >= from) ?? (['second', MINUTE] as const);
  // Of what was just now no unit is counted, so the language has a word of its own.
  const numeric = unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locale, { style, numeric }).format(-Math.floor(age / size), unit);
}

/** Short facts in one line, set apart as the language does: "96 pins, 2 sections". */
export function factsShown(locale: string, facts: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(facts);
}

/** A price as the wire says it, `115.00`, with its currency: "€115". */
export function moneyShown(locale: string, price: string, currency: string): string {
  return numberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(Number(price));
}

/** How long something takes: "1 hr 10 min". */
export function durationShown(locale: string, { hours, minutes }: { hours: number; minutes: number }): string {
  const shown = (value: number, unit: 'hour' | 'minute') =>
    value === 0 ? [] : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)];
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format([...shown(hours, 'hour'), ...shown(minutes, 'minute')]);
}

/** Gives the words of a message that has a `{count}` and shows it as `{shown}`. */
export function useCountText(): (id: MessageId, count: number) => string {
  const text = useText();
  const locale = useLocale();
  return (id, count) => text(id, { count, shown: countShown(locale, count) });
}
