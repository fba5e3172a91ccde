import { parseFeed } from 'feedsmith';
import { readMoment, type FoundItem } from '../reading/found.ts';
import { openingTags, withoutTags } from '../reading/markup.ts';
import { fieldsOf, listOf, textOf } from '../reading/read-json.ts';
import { isWebAddress, shorten } from './foreign-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The entries of RSS, Atom or RDF, the oldest first; null for what is none. */
export function entriesOfFeed(text: string): IteratorObject<FoundItem> | null {
  const parsed = parse(text);
  if (parsed === null) return null;
  const title = textOf(parsed['title']) ?? textOf(fieldsOf(parsed['title'])['value']);
  const site = textOf(parsed['id']) ?? linkOf(parsed) ?? title ?? '';
  const entries = [...listOf(parsed['items']), ...listOf(parsed['entries'])].toReversed();
  return entries.values().map((entry) => itemOf(fieldsOf(entry), { path: title === undefined ? [] : [title], site }));
}

function parse(text: string): Fields | null {
  try {
    return fieldsOf(parseFeed(text).feed);
  } catch {
    return null;
  }
}

function itemOf(entry: Fields, { path, site }: { path: readonly string[]; site: string }): FoundItem {
  const picture = pictureOf(entry);
  const id = textOf(entry['id']) ?? textOf(fieldsOf(entry['guid'])['value']);
  return {
    kind: 'item',
    path,
    ...(id === undefined ? {} : { key: keyOf(id, site) }),
    title: plain(wordsOf(entry['title'])),
    description: plain(wordsOf(entry['description']) ?? wordsOf(entry['summary']) ?? ''),
    link: linkOf(entry),
    savedAt: readMoment(entry['pubDate'] ?? entry['published'] ?? entry['updated'] ?? fieldsOf(entry['dc'])['date']),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** An id such as `17` belongs to its feed alone; an address, a tag or a UUID to everybody. */
function keyOf(id: string, site: string): string {
  return /^[a-z][a-z0-9+.-]*:|^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(id) ? `feed:${id}` : `feed:${site} ${id}`;
}

function wordsOf(value: unknown): string | undefined {
  return textOf(value) ?? textOf(fieldsOf(value)['value']);
}

function linkOf(entry: Fields): string | undefined {
  const links = listOf(entry['links']).map(fieldsOf);
  const own = links.find(({ rel }) => rel === undefined || rel === 'alternate');
  return textOf(entry['link']) ?? textOf(own?.['href']) ?? textOf(entry['url']);
}

/** The picture that an entry names: its enclosure, its media, or the first in its words. */
function pictureOf(entry: Fields): string | undefined {
  const enclosed = [...listOf(entry['enclosures']), ...listOf(entry['links'])]
    .map(fieldsOf)
    .find(({ type }) => textOf(type)?.startsWith('image/'));
  const media = fieldsOf(entry['media']);
  const shown = [...listOf(media['contents']), ...listOf(media['thumbnails'])].map(fieldsOf).map(({ url }) => textOf(url));
  const content = wordsOf(entry['content']) ?? textOf(fieldsOf(entry['content'])['encoded']) ?? wordsOf(entry['description']) ?? '';
  const named = [textOf(enclosed?.['url']), textOf(enclosed?.['href']), ...shown, pictureWithin(content)];
  return named.find((url) => url !== undefined && isWebAddress(url));
}

function pictureWithin(html: string): string | undefined {
  for (const tag of openingTags(html, 'img')) {
    const source = /\ssrc=["']([^"']+)["']/i.exec(tag)?.[1];
    if (source !== undefined) return source;
  }
  return undefined;
}

function plain(words: string | undefined): string {
  return shorten(
    withoutTags(words ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
