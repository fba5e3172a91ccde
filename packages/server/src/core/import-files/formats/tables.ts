import { readCsv } from '../reading/read-csv.ts';
import { readMoment, splitTags, type Found, type ImportSource } from '../reading/found.ts';
import { isWebAddress } from './foreign-text.ts';

/** Raindrop's table. Nested folders stand with ` / ` between them; a name may hold a `/` itself. */
export async function* readRaindropCsv(source: ImportSource): AsyncGenerator<Found> {
  for await (const row of readCsv(source)) {
    if (row.kind === 'break') return yield row;
    const { url, title, note, excerpt, folder = '', tags, created, cover, highlights } = row.cells;
    yield {
      kind: 'item',
      path: folderPath(folder),
      link: url,
      title,
      description: excerpt,
      note: [note, highlights].filter(Boolean).join('\n\n'),
      tags: splitTags(tags, ','),
      savedAt: readMoment(created),
      ...(cover && isWebAddress(cover) ? { picture: cover } : {}),
    };
  }
}

function folderPath(folder: string): string[] {
  const parts = folder.includes(' / ') ? folder.split(' / ') : folder.split('/');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The cards of mymind; notes without an address are no pins. Attachments lie beside the table under the card's id. */
export async function* readMymind(source: ImportSource): AsyncGenerator<Found> {
  const table = source.entries.find((name) => /(^|\/)cards\.csv$/i.test(name));
  const attachments = new Map(source.entries.map((name) => [fileStem(name), name]));
  for await (const row of readCsv(table === undefined ? source : source.open(table))) {
    if (row.kind === 'break') return yield row;
    const { id = '', title, url, content, note, tags, created } = row.cells;
    const entry = /\.(jpe?g|png|gif|webp|avif|heic)$/i.test(attachments.get(id) ?? '') ? attachments.get(id) : undefined;
    yield {
      kind: 'item',
      path: [],
      link: url,
      title,
      description: content,
      note,
      tags: splitTags(tags, ','),
      savedAt: readMoment(created),
      ...(entry === undefined ? {} : { entry }),
      ...(url || entry !== undefined ? {} : { refused: 'text_only' as const }),
    };
  }
}

function fileStem(name: string): string {
  return name
    .split('/')
    .at(-1)!
    .replace(/\.[^.]*$/, '');
}

/** Under which names tables of others have what we look for, the best first. */
const COLUMNS = {
  title: ['title', 'name'],
  picture: ['media url', 'image url', 'image', 'picture', 'cover', 'thumbnail'],
  board: ['pinterest board', 'board', 'board name', 'folder', 'collection', 'list'],
  description: ['description', 'excerpt', 'details'],
  link: ['link', 'url', 'href', 'address', 'canonical link'],
  date: ['created', 'created at', 'date', 'time_added', 'added'],
  tags: ['keywords', 'tags'],
  note: ['note', 'notes', 'comment'],
  altText: ['alt text', 'alt'],
} as const;

/** The columns of which one has to be there, so that a table holds anything to pin. */
export const namesOfAddresses: readonly string[] = [...COLUMNS.link, ...COLUMNS.picture];

/** A table of pins, as made for uploading many at once, or any other with addresses in it. */
export async function* readBulkCsv(source: ImportSource): AsyncGenerator<Found> {
  for await (const row of readCsv(source)) {
    if (row.kind === 'break') return yield row;
    const cell = (column: keyof typeof COLUMNS) => COLUMNS[column].map((name) => row.cells[name]?.trim()).find(Boolean);
    const media = cell('picture');
    const isFilm = media !== undefined && isFilmAddress(media);
    const publishDate = row.cells['publish date']?.trim();
    const picture = isFilm ? row.cells['thumbnail']?.trim() : media;
    yield {
      kind: 'item',
      path: folderPath(cell('board') ?? ''),
      link: cell('link'),
      title: cell('title'),
      description: cell('description'),
      note: cell('note'),
      altText: cell('altText'),
      tags: splitTags(cell('tags'), ','),
      savedAt: readMoment(cell('date')),
      ...(publishDate ? { publishDate } : {}),
      ...(picture && isWebAddress(picture) ? { picture } : {}),
      ...(isFilm ? { film: { entry: null, url: media, captions: [] } } : {}),
    };
  }
}

function isFilmAddress(address: string): boolean {
  return isWebAddress(address) && /\.(mp4|m4v|mov|webm|mkv|avi|mpe?g)$/i.test(URL.parse(address)?.pathname ?? '');
}
