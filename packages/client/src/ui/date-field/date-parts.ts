const PARTS = ['day', 'month', 'year'] as const;
export type DatePart = (typeof PARTS)[number];

/** In which order a language writes the parts of a date. */
export function orderOfDate(locale: string): DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).formatToParts();
  return parts.flatMap(({ type }) => PARTS.filter((part) => part === type));
}

/** One part of a `YYYY-MM-DD`, as a field shows it: `5` of `1994-05-17`; empty of an empty date. */
export function partOfDate(date: string, part: DatePart): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day }[part].replace(/^0/, '');
}

/** The date of a `DateField` as `YYYY-MM-DD`; empty when nothing is filled in, `null` when it is no date. */
export function dateOfParts(form: FormData, name: string): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => {
    const typed = form.get(`${name}.${part}`);
    return typeof typed === 'string' ? digitsOf(typed.trim()) : '';
  });
  if (!year && !month && !day) return '';
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  // A day that the month does not have would become one of the next month.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date) ? date : null;
}

/** Digits as people of Arabic and Persian type them too. */
function digitsOf(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
