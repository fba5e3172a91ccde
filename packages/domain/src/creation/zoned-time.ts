/** A date and a time as a clock on the wall of some place shows them. */
export interface WallTime {
  /** `2027-03-28` */
  readonly date: string;
  /** `07:30` */
  readonly time: string;
}

/** Why a wall time is no moment; `skipped` where clocks go forward over it, and when the next one that exists is. */
export type NoMoment = { readonly problem: 'date' | 'time' | 'time_zone' } | { readonly problem: 'skipped'; readonly next: number };

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether this is the name of a time zone, such as `Europe/Oslo`. */
export function isTimeZone(name: string): boolean {
  return formatOf(name) !== null;
}

/** What clocks in a place show at a moment. */
export function wallTimeOf(moment: number, timeZone: string): WallTime {
  const format = formatOf(timeZone) ?? formatOf('UTC')!;
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { date: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
}

/**
 * The moment that a wall time means in a place, in milliseconds. An hour that comes twice means its first time; one that
 * clocks go forward over is none.
 */
export function momentOf(wall: WallTime, timeZone: string): number | NoMoment {
  if (!isTimeZone(timeZone)) return { problem: 'time_zone' };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(wall.time)) return { problem: 'time' };
  const asUtc = Date.parse(`${wall.date}T${wall.time}:00Z`);
  // A date such as 30 February would be read as one of March.
  if (!/^\d{4}-\d\d-\d\d$/.test(wall.date) || Number.isNaN(asUtc) || wallTimeOf(asUtc, 'UTC').date !== wall.date)
    return { problem: 'date' };
  const found = find(asUtc, timeZone);
  if (found !== null) return found;
  for (let later = asUtc + MINUTE; ; later += MINUTE) {
    const next = find(later, timeZone);
    if (next !== null) return { problem: 'skipped', next };
  }
}

/** The first moment at which clocks of the place show what those of UTC show at another; `null` when they never do. */
function find(asUtc: number, timeZone: string): number | null {
  const day = 24 * 60 * MINUTE;
  const candidates = [asUtc - offsetAt(asUtc - day, timeZone), asUtc - offsetAt(asUtc + day, timeZone)].toSorted((a, b) => a - b);
  return candidates.find((moment) => moment + offsetAt(moment, timeZone) === asUtc) ?? null;
}

/** By how much clocks of a place are ahead of UTC at a moment. */
export function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallTimeOf(moment, timeZone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / MINUTE) * MINUTE;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    return null;
  }
}
