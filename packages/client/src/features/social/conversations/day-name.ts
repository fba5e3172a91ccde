const DAY = 86_400_000;

/** The day of a moment as a conversation names it: today, yesterday, or its date in the person's own zone. */
export function dayName(locale: string, at: number, now: number): string {
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY);
  if (days >= -1 && days <= 0) return capitalise(locale, new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'));
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const shape: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(locale, shape).format(at);
}

function startOfDay(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function capitalise(locale: string, words: string): string {
  const first = String.fromCodePoint(words.codePointAt(0)!);
  return first.toLocaleUpperCase(locale) + words.slice(first.length);
}
