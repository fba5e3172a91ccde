/** The time of day at which something goes out, as all of the schedule writes it. */
export function clockTime(ts: number, locale: string, timeZone: string): string {
  return new Date(ts * 1000).toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
}
