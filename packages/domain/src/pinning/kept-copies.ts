import { isSamePage } from './link-health.ts';

/** What a copy of a page may hold at most: so many bytes, of which most are words. */
export const COPY_LIMITS = {
  bytes: 100 * 1024,
  wordBytes: 92 * 1024,
  blocks: 2_000,
  title: 300,
  byline: 200,
  site: 100,
  broughtHtml: 400_000,
} as const;

/** What has fewer characters is a notice, no page to read. */
export const SHORTEST_COPY = 250;

/** A part of a page's text. It holds words alone, and the page that shows it says how each kind looks. */
export type CopyBlock =
  | { readonly type: 'paragraph' | 'quote' | 'code'; readonly text: string }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] };

export type CopyDirection = 'ltr' | 'rtl';

/** The readable text of a page. */
export interface PageText {
  readonly title: string;
  readonly byline: string | null;
  readonly site: string | null;
  /** By BCP 47, where the page says it. */
  readonly language: string | null;
  readonly direction: CopyDirection | null;
  readonly blocks: readonly CopyBlock[];
}

/** Where a text was found, and how long it is. */
export interface FoundText {
  readonly address: string;
  readonly title: string;
  readonly characters: number;
}

export function charactersOf(blocks: readonly CopyBlock[]): number {
  return blocks.reduce((sum, block) => sum + (block.type === 'list' ? block.items.join('').length : block.text.length), 0);
}

/** Words by which a page says in its title that there is nothing left of it. */
const GONE =
  /\b(?:404|410|(?:page|article|file) (?:was )?not found|not found|no longer (?:available|exists)|nicht gefunden|nicht mehr verfügbar|introuvable|no encontrad[ao]|domain (?:is )?for sale)\b|見つかりません|ありません|غير موجودة/iu;

/** Whether a text is worth keeping for somebody who has none of its page. */
export function isWorthKeeping(text: FoundText, asked: string): boolean {
  return text.characters > SHORTEST_COPY && !GONE.test(text.title) && !isLedAway(asked, text.address);
}

/** A text that lost so much of what was there before speaks of something else. */
const LEAST_SHARE = 1 / 3;

/** A text with what it says. */
export interface KnownText extends FoundText {
  readonly blocks: readonly CopyBlock[];
}

/** Shorter ones stand on many pages of a site. */
const TELLING_CHARACTERS = 40;
const LEAST_KEPT_BLOCKS = 1 / 6;

/**
 * Whether a text stands in for one that was kept before. A page that is gone often answers with a few words on that. Or it
 * answers with what a new owner of its name shows. So the two have to have their title or some of their words in common.
 */
export function mayReplace(before: KnownText, found: KnownText): boolean {
  if (!isSamePage(before.address, found.address) || found.characters < before.characters * LEAST_SHARE) return false;
  return (before.title !== '' && before.title === found.title) || sharesBlocks(before.blocks, found.blocks);
}

function sharesBlocks(before: readonly CopyBlock[], found: readonly CopyBlock[]): boolean {
  const known = tellingBlocks(before);
  const there = new Set(tellingBlocks(found));
  return known.length > 0 && known.filter((text) => there.has(text)).length >= known.length * LEAST_KEPT_BLOCKS;
}

function tellingBlocks(blocks: readonly CopyBlock[]): string[] {
  return blocks
    .map((block) => (block.type === 'list' ? block.items.join(' ') : block.text))
    .filter((text) => text.length > TELLING_CHARACTERS);
}

const WAY_IN = /\/(?:log-?in|sign-?in|signup|register|anmelden|accounts?|auth|sso|oauth2?)(?:[/.]|$)/i;

/** Whether a site led to its first page or its way in, not to the page asked for. */
function isLedAway(asked: string, found: string): boolean {
  const [from, to] = [URL.parse(asked), URL.parse(found)];
  if (from === null || to === null || from.pathname === to.pathname) return false;
  return (to.pathname === '/' && to.search === '') || WAY_IN.test(to.pathname);
}
