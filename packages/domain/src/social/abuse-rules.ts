import type { ReportReason } from './reports.ts';

/** What rules notice by themselves. None of them decides: each puts what it saw before a moderator. */
export const abuseRules = {
  /** A link or word that a moderator's list wants looked at. */
  listed: 'spam',
  same_link: 'spam',
  same_text: 'spam',
  ring: 'spam',
  unsafe_picture: 'nudity',
  /** Its picture was taken away with that of somebody else. */
  same_picture: 'other',
} as const satisfies Readonly<Record<string, ReportReason>>;
export type AbuseRule = keyof typeof abuseRules;
export const abuseRuleNames = Object.keys(abuseRules) as AbuseRule[];

/** Rules of links, texts and rings look at accounts that are younger than this. */
export const newAccountDays = 7;
/** So many new accounts that pin the same link by themselves within a day are noticed. Saving each other's pins counts for nothing. */
export const sameLinkAccounts = 5;
/** So often somebody says the same within a day before it is noticed. */
export const sameTextTimes = 5;
/** So many new accounts that say the same within a day are noticed. */
export const sameTextAccounts = 4;
/** After so many times the same within an hour somebody waits. */
export const sameTextHourly = 5;
/** Shorter texts, such as “Lovely!”, are said by everybody; letters and digits count. */
export const sameTextLeast = 12;
/** A ring has so many new accounts, and all but a tenth of its pairs follow or praise each other. */
export const ringAccounts = 5;
export const ringShare = 0.9;
/** What waits for a moderator is in feeds again after this time, whoever had none. */
export const heldHours = 72;
/** After pins with so many such links, all new pins of an account wait. */
export const heldLinks = 3;

/** What a rule counted. */
export interface RuleFacts {
  readonly accounts?: number;
  readonly times?: number;
  /** Usernames of those who did alike, so many as fit. */
  readonly people?: string[];
  /** The entry of the block list. */
  readonly entry?: string;
  /** What the classifier thinks, from 0 to 1. */
  readonly score?: number;
}
