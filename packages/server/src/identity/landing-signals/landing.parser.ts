import type { LandingSignalsInput } from '@bowerbird/contract/identity/landing-signals/schemas.ts';
import { badField } from '../../endpoints/bad-field.ts';

/** What is counted of an arrival. */
export type Landing = {
  readonly page: string;
  readonly act: 'register' | 'log_in';
  readonly by: 'invitation' | 'advertisement' | 'itself';
};

/** The kinds of page that strangers land on; a number for each name that somebody makes up would fill the memory. */
const PAGE_TYPES = new Set(['home', 'pin', 'profile', 'board', 'board_section', 'search', 'about', 'terms', 'privacy', 'login', 'signup']);
/** So many pages a browser notes down (`C4.20`). */
const MOST_PAGES = 20;

/** Reads what led somebody in (`C7.9`); texts that are no JSON, or not of the records that they should be, are refused. */
export function readLanding(input: LandingSignalsInput): { readonly landing: Landing; readonly inviteCode: string | null } {
  const pages = readJson('unauth_visited_pages', input.unauth_visited_pages || '[]');
  if (!Array.isArray(pages) || pages.length > MOST_PAGES) throw badField('unauth_visited_pages', 'format');
  const types = pages.map((page: unknown) => textOf('unauth_visited_pages', page, 'pageType'));
  const invitation = readJson('invite_redemption', input.invite_redemption);
  const inviteCode = invitation === undefined ? null : textOf('invite_redemption', invitation, 'inviteCode');
  const advertisement = readJson('paid_landing', input.paid_landing);
  if (advertisement !== undefined) readAdvertisement(advertisement);
  const [first] = types;
  const landing: Landing = {
    page: countedPage(first),
    act: String(input.is_register) === 'true' ? 'register' : 'log_in',
    by: inviteCode !== null ? 'invitation' : advertisement !== undefined ? 'advertisement' : 'itself',
  };
  return { landing, inviteCode };
}

/** An advertisement has a campaign, and perhaps the address of its picture (`C3.22`). */
function readAdvertisement(record: unknown): void {
  textOf('paid_landing', record, 'campaignId');
  const { adImageUrl } = record as { readonly adImageUrl?: unknown };
  if (adImageUrl !== undefined && (typeof adImageUrl !== 'string' || !URL.canParse(adImageUrl))) throw badField('paid_landing', 'format');
}

/** The name that a kind of page is counted by. */
export function countedPage(pageType: string | null | undefined): string {
  if (!pageType) return 'unknown';
  return PAGE_TYPES.has(pageType) ? pageType : 'other';
}

function readJson(field: string, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badField(field, 'format');
  }
}

/** A field of a record, which has to be a text, and a time beside it (`B3.21`). */
function textOf(field: string, record: unknown, name: string): string {
  const { [name]: text, ts } = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
  if (typeof text !== 'string' || typeof ts !== 'number') throw badField(field, 'format');
  return text;
}
