/** How a kind of news comes by mail: by itself, among others in the digest, or not. */
export const mailChoices = ['single', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** How often the digest comes. */
export const digestRhythms = ['daily', 'weekly', 'never'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

export interface Ways {
  /** On the page and in the panel of news. */
  readonly here: boolean;
  readonly push: boolean;
  readonly mail: MailChoice;
}

/** Whether messages are told of until a person decides. They are no news and never come by mail. */
export const messageWays = { here: true, push: true } as const satisfies Omit<Ways, 'mail'>;

export const defaultRhythm: DigestRhythm = 'weekly';

/** Quiet hours until somebody sets others: from ten in the evening until seven. */
export const defaultQuiet = { from: '22:00', until: '07:00' } as const;

/** The hour of a person's morning at which the digest comes; a weekly one comes on Mondays. */
export const DIGEST_HOUR = 8;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of the day, such as `22:00`. */
export function isClockTime(text: string): boolean {
  return CLOCK.test(text);
}

const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether a text names a time zone, such as `Europe/Oslo`. */
export function isTimeZone(text: string): boolean {
  if (text.length > 60 || !ZONE.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
