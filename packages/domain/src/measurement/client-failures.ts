/** Failures in a browser that nobody is told of, and that are counted instead (`C8.12`, `B8.4`). */
export const clientFailures = [
  'blocking_actions',
  'bot_check',
  'country_session',
  'country_session_token',
  'fingerprint',
  'personalised_login',
  'pin_page',
  'unexpected',
] as const;

export type ClientFailure = (typeof clientFailures)[number];

const LONGEST = 60;

/** Brings messages that differ in details alone to one form, of small letters and underscores: the label of a count. */
export function normaliseMessage(message: string): string {
  return message
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')
    .slice(0, LONGEST)
    .replaceAll(/^_+|_+$/g, '');
}
