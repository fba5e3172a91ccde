import type { NewsKind } from './news-kinds.ts';

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

/** What holds until a person decides. A phone rings for what somebody says to them; what crowds do can wait for the digest. */
export const defaultWays: Readonly<Record<NewsKind, Ways>> = {
  comment: { here: true, push: true, mail: 'digest' },
  tried_it: { here: true, push: true, mail: 'digest' },
  reply: { here: true, push: true, mail: 'digest' },
  mention: { here: true, push: true, mail: 'digest' },
  reaction: { here: true, push: false, mail: 'digest' },
  board_invite: { here: true, push: true, mail: 'single' },
  board_offer: { here: true, push: true, mail: 'single' },
  board_request: { here: true, push: true, mail: 'digest' },
  board_join: { here: true, push: false, mail: 'digest' },
  board_pin: { here: true, push: false, mail: 'digest' },
  board_follow: { here: true, push: false, mail: 'digest' },
  follow: { here: true, push: true, mail: 'digest' },
  save: { here: true, push: false, mail: 'digest' },
  pin_reaction: { here: true, push: false, mail: 'digest' },
  price_drop: { here: true, push: true, mail: 'digest' },
  many_boards: { here: true, push: false, mail: 'digest' },
  sponsor_ask: { here: true, push: true, mail: 'single' },
  sponsor_yes: { here: true, push: true, mail: 'digest' },
  // A mail with the reason comes in any case.
  decision: { here: true, push: true, mail: 'off' },
  not_published: { here: true, push: true, mail: 'single' },
};

/** What people are told of: news, and messages to them, which are no news and never come by mail. */
export type NoticeKind = NewsKind | 'message';

/** The ways of notices that are on or off. */
export const defaultNotices: Readonly<Record<NoticeKind, Pick<Ways, 'here' | 'push'>>> = {
  ...defaultWays,
  message: { here: true, push: true },
};

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
