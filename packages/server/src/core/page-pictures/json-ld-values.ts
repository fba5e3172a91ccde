import type { Duration } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { isNode, typesOf, type JsonLdNode } from './json-ld-graph.ts';
import { plainLine, plainText } from './plain-text.ts';

/** What lies deeper, or beyond so many parts, is not looked at. */
const limits = { depth: 4, parts: 5_000 };
/** Where a page's own subject stands. */
const LEADING_TO_SUBJECT = new Set(['@graph', 'mainEntity', 'mainEntityOfPage']);

/** Finds the first thing of one of these types that the page itself is about. */
export function findSubject(roots: readonly unknown[], types: ReadonlySet<string>): JsonLdNode | undefined {
  let parts = 0;
  const find = (value: unknown, depth: number): JsonLdNode | undefined => {
    parts += 1;
    if (depth > limits.depth || parts > limits.parts) return undefined;
    if (Array.isArray(value)) return firstOf(value, (item) => find(item, depth));
    if (!isNode(value)) return undefined;
    if (typesOf(value).some((type) => types.has(bareType(type)))) return value;
    return firstOf(Object.entries(value), ([key, inner]) => (LEADING_TO_SUBJECT.has(key) ? find(inner, depth + 1) : undefined));
  };
  return find(roots, 0);
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `https://schema.org/InStock` and `schema:InStock` are `InStock`. */
export function bareType(type: string): string {
  return type.replace(/^.*[/:#]/, '');
}

/** Any value as a list. */
export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : [value].flat();
}

/** The first value as one line of words; the name of a thing stands for it. */
export function wordsOf(value: unknown, mostLetters: number): string {
  const [first] = listOf(value);
  if (typeof first === 'number') return String(first);
  const said = isNode(first) ? (first['name'] ?? first['@value'] ?? first['text']) : first;
  return typeof said === 'string' ? shorten(plainLine(withoutTags(said)), mostLetters) : '';
}

const LONGEST_ADDRESS = 2_000;

/** The whole address of a page of the web: of a text that is one, or of a thing by its `url` or its id. */
export function webAddressOf(value: unknown): string | null {
  const [said] = listOf(isNode(value) ? (value['url'] ?? value['@id']) : value);
  if (typeof said !== 'string' || said.length > LONGEST_ADDRESS) return null;
  const address = URL.parse(said.trim());
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

/** The first value as text that may have several lines. */
export function textOf(value: unknown, mostLetters: number): string {
  const [first] = listOf(value);
  return typeof first === 'string' ? shorten(plainText(withoutTags(first)), mostLetters) : '';
}

/** Some pages put markup into their data; nothing of it is shown. */
function withoutTags(text: string): string {
  return text.slice(0, 50_000).replace(/<[^<>]{0,500}>/g, ' ');
}

function shorten(text: string, mostLetters: number): string {
  const trimmed = text.replace(/[\t ]{2,}/g, ' ').trim();
  return trimmed.length <= mostLetters ? trimmed : `${trimmed.slice(0, mostLetters - 1).trimEnd()}…`;
}

/** A number that is not negative, also one that stands before a unit (`620 kcal`). */
export function numberOf(value: unknown): number | null {
  const [first] = listOf(value);
  const number = typeof first === 'string' ? Number.parseFloat(first.replace(',', '.')) : first;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 && number < 1e9 ? number : null;
}

const DURATION = /^P(?:0Y)?(?:0M)?(?:(\d{1,3})D)?(?:T(?:(\d{0,4})H)?(?:(\d{0,5})(?:\.\d+)?M)?(?:(\d{0,6})(?:\.\d+)?S)?)?$/i;
/** As cooks write it: `1 hour 20 minutes`, `1 Std. 30 Min.`, `45 min`. */
const SPOKEN = /^(?:(\d{1,3})\s*(?:h|hrs?|hours?|std|stunden?)\.?)?\s*(?:and|und|,)?\s*(?:(\d{1,4})\s*(?:m|mins?|minutes?|minuten?)\.?)?$/i;
const MINUTES_OF_DAY = 24 * 60;
const MOST_MINUTES = 31 * MINUTES_OF_DAY;

/** A duration of ISO 8601, or as cooks write it, in hours and minutes. Null for none, for zero and for more than a month. */
export function durationOf(value: unknown): Duration | null {
  const said = wordsOf(value, 40);
  const match = DURATION.exec(said);
  if (!match) return spokenDuration(said);
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return inHours(days * MINUTES_OF_DAY + hours * 60 + minutes + Math.floor(seconds / 60));
}

function spokenDuration(said: string): Duration | null {
  const [, hours = 0, minutes = 0] = SPOKEN.exec(said) ?? [];
  return inHours(Number(hours) * 60 + Number(minutes));
}

/** Minutes as hours and minutes. */
export function inHours(minutes: number): Duration | null {
  return minutes === 0 || minutes > MOST_MINUTES ? null : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Stars; a rating without a value, or beyond its own best, is none. */
export function ratingOf(value: unknown): { ratingValue: number; bestRating: number; reviewCount: number; ratingCount: number } | null {
  const [first] = listOf(value);
  if (!isNode(first)) return null;
  const ratingValue = numberOf(first['ratingValue']);
  const bestRating = numberOf(first['bestRating']) ?? 5;
  if (ratingValue === null || ratingValue > bestRating || bestRating === 0) return null;
  const reviewCount = Math.trunc(numberOf(first['reviewCount']) ?? 0);
  return { ratingValue, bestRating, reviewCount, ratingCount: Math.trunc(numberOf(first['ratingCount']) ?? reviewCount) };
}
