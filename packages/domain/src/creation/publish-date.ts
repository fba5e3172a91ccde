import { wrongMoment } from './drafts.ts';

/** What the publish date of a table's row says: its pin comes at once or later, or the date cannot be kept. */
export type PublishDate = { readonly at: number; readonly isLater: boolean } | { readonly problem: 'bad_date' | 'date_too_far' };

/** Programs write a year such as 1 where they have no date. */
const FIRST_YEAR = 1990;
const DATE = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Reads a publish date. A time without a zone is one of UTC, because a table names no place. */
export function readPublishDate(written: string, now: number): PublishDate {
  const at = momentOf(written.trim());
  if (at === null) return { problem: 'bad_date' };
  const wrong = wrongMoment(at, now);
  if (wrong === 'too_far') return { problem: 'date_too_far' };
  return { at, isLater: wrong === null };
}

function momentOf(text: string): number | null {
  // Seconds or milliseconds since 1970.
  if (/^(\d{10}|\d{13})$/.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const parts = DATE.exec(text);
  if (!parts) return null;
  const [, year, month, day, time = '00:00', zone = 'Z'] = parts;
  if (Number(year) < FIRST_YEAR) return null;
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  // A date such as 30 February would be read as one of March.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day)) return null;
  const at = Date.parse(`${year}-${month}-${day}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(at) ? null : at;
}
