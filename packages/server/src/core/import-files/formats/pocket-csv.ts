import { readCsv } from '../reading/read-csv.ts';
import { readAnnotations } from './pocket-annotations.ts';
import { readMoment, splitTags, type Found, type ImportSource, type TextSource } from '../reading/found.ts';

/** The lists that Pocket's older export names so. */
const LISTS: Readonly<Record<string, string>> = { unread: 'Unread', archive: 'Read Archive' };

/** Pocket's last export: a zip of tables, 10,000 rows each, or one of them; and what was marked in the pages. */
export async function* readPocketCsv(source: ImportSource): AsyncGenerator<Found> {
  const parts = source.entries.filter((name) => /(^|\/)part_\d+\.csv$/i.test(name)).toSorted();
  if (parts.length === 0) return yield* readPart(source);
  const marked = await readAnnotations(source);
  for (const part of parts) yield* readPart(source.open(part), marked);
}

async function* readPart(source: TextSource, marked: ReadonlyMap<string, string> = new Map()): AsyncGenerator<Found> {
  for await (const row of readCsv(source)) {
    if (row.kind === 'break') return yield row;
    const { title = '', url = '', time_added: time, tags, status = '' } = row.cells;
    const list = LISTS[status];
    yield {
      kind: 'item',
      path: list === undefined ? [] : [list],
      link: url,
      title: title === url ? '' : title,
      tags: splitTags(tags, '|'),
      savedAt: readMoment(time),
      note: marked.get(url),
    };
  }
}
