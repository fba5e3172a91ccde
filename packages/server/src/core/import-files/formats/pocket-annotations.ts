import type { ImportSource } from '../reading/found.ts';
import { fieldsOf, listOf, readJson, textOf } from '../reading/read-json.ts';

/** So many pages are kept in memory while the tables are read. */
const MOST_PAGES = 50_000;
/** A note of a pin is far shorter. */
const LONGEST = 20_000;
/** So many letters are kept at all, of addresses and notes. */
const MOST_LETTERS = 32_000_000;
const LONGEST_ADDRESS = 2_000;

/** What somebody marked in pages, by the addresses of these, as words for a note. A file that is no such list is left alone. */
export async function readAnnotations(source: ImportSource): Promise<ReadonlyMap<string, string>> {
  const marked = new Map<string, string>();
  let letters = 0;
  for (const name of source.entries.filter((entry) => /(^|\/)annotations\/[^/]+\.json$/i.test(entry))) {
    for await (const found of readJson(source.open(name), ['$.*'])) {
      if (found.kind === 'break') break;
      const fields = fieldsOf(found.value);
      const url = textOf(fields['url']);
      const quotes = quotesOf(fields['highlights']);
      if (url === undefined || url.length > LONGEST_ADDRESS || quotes === '') continue;
      letters += url.length + quotes.length;
      if (marked.size >= MOST_PAGES || letters > MOST_LETTERS) return marked;
      marked.set(url, quotes);
    }
  }
  return marked;
}

/** The marked places, a line each. */
function quotesOf(highlights: unknown): string {
  const quotes = listOf(highlights).map((one) => textOf(fieldsOf(one)['quote'])?.trim() ?? '');
  return quotes
    .filter((quote) => quote !== '')
    .map((quote) => `“${quote}”`)
    .join('\n')
    .slice(0, LONGEST);
}
