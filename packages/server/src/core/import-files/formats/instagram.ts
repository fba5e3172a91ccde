import { readMoment, type Found, type FoundItem, type ImportSource, type TextSource } from '../reading/found.ts';
import { fieldsOf, listOf, readJsonLists, textOf } from '../reading/read-json.ts';

type Fields = Readonly<Record<string, unknown>>;

const POST = /^https?:\/\/(www\.)?instagram\.com\//i;
/** The list of posts that are in no collection. */
const LOOSE = 'Saved';

/** What somebody saved on Instagram. The names of fields are in the account's language, so their shape counts. */
export async function* readInstagram(source: ImportSource): AsyncGenerator<Found> {
  const files = source.entries.filter((name) => /saved_(collections|posts)\.json$/i.test(name));
  if (files.length === 0) return yield* readSaved(source, new Set());
  const inCollections = new Set<string>();
  // Collections first: what lies in one is not loose.
  for (const file of files.toSorted()) yield* readSaved(source.open(file), inCollections);
}

async function* readSaved(source: TextSource, inCollections: Set<string>): AsyncGenerator<Found> {
  let collection: string | null = null;
  for await (const found of readJsonLists(source, ['saved_saved_media', 'saved_saved_collections'])) {
    if (found.kind === 'break') return yield found;
    const [list] = found.at;
    const entry = fieldsOf(found.value);
    if (list === 'saved_saved_collections') {
      const { href, value } = readMap(entry);
      if (href === undefined) collection = value === undefined ? collection : repair(value);
      else yield postOf({ href, by: value, at: momentOf(entry), path: [collection ?? LOOSE] }, inCollections);
    } else if (list === 'saved_saved_media') {
      yield* loose({ href: readMap(entry).href, by: textOf(entry['title']), at: momentOf(entry), path: [LOOSE] }, inCollections);
    } else if (entry['label_values'] !== undefined) {
      yield* readLabelled(entry, inCollections);
    }
  }
}

interface Post {
  readonly href: string | undefined;
  readonly by: string | undefined;
  readonly at: Date | null;
  readonly path: readonly string[];
}

function* loose(post: Post, inCollections: ReadonlySet<string>): Generator<Found> {
  if (post.href !== undefined && !inCollections.has(post.href)) yield postOf(post, new Set());
}

function postOf({ href, by, at, path }: Post, inCollections: Set<string>): FoundItem {
  if (href !== undefined) inCollections.add(href);
  return { kind: 'item', path, link: href, title: by === undefined ? '' : repair(by), savedAt: at };
}

/** The older form: one entry has an address, a collection's head has none. */
function readMap(entry: Fields): { href?: string; value?: string } {
  const cells = Object.values(fieldsOf(entry['string_map_data'])).map(fieldsOf);
  const linked = cells.find((cell) => textOf(cell['href']) !== undefined);
  const named = linked ?? cells.find((cell) => textOf(cell['value']) !== undefined);
  return { href: textOf(linked?.['href']), value: textOf(named?.['value']) };
}

function momentOf(entry: Fields): Date | null {
  const cells = Object.values(fieldsOf(entry['string_map_data'])).map(fieldsOf);
  return readMoment(cells.find((cell) => cell['timestamp'] !== undefined)?.['timestamp']);
}

/** The form since 2026: a post, or a collection that holds posts. */
function* readLabelled(entry: Fields, inCollections: Set<string>): Generator<Found> {
  const values = listOf(entry['label_values']).map(fieldsOf);
  const own = values.map((cell) => textOf(cell['href'])).find((href) => href !== undefined && POST.test(href));
  const at = readMoment(entry['timestamp']);
  if (own !== undefined) return yield* loose({ href: own, by: nameWithin(values), at, path: [LOOSE] }, inCollections);
  const name = values.map((cell) => textOf(cell['value'])).find((value) => value !== undefined);
  const path = [name === undefined ? LOOSE : repair(name)];
  for (const { href, by } of postsWithin(values)) yield postOf({ href, by, at, path }, inCollections);
}

function* postsWithin(cells: readonly Fields[]): Generator<{ href: string; by: string | undefined }> {
  const href = cells.map((cell) => textOf(cell['href'])).find((address) => address !== undefined && POST.test(address));
  if (href !== undefined) return yield { href, by: nameWithin(cells) };
  for (const cell of cells) yield* postsWithin(listOf(cell['dict']).map(fieldsOf));
}

/** The last name within is the account's; the one before is the person's. */
function nameWithin(cells: readonly Fields[]): string | undefined {
  const names = cells.flatMap((cell) => {
    const within = listOf(cell['dict']).map(fieldsOf);
    const deeper = nameWithin(within);
    const value = textOf(cell['href']) === undefined ? textOf(cell['value']) : undefined;
    return deeper ?? value ?? [];
  });
  return names.at(-1);
}

/** Instagram writes each byte of UTF-8 as a letter of its own. */
function repair(text: string): string {
  const isOfBytes = !/[\u0100-\uffff]/.test(text);
  if (!isOfBytes || !/[\u0080-\u00ff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}
