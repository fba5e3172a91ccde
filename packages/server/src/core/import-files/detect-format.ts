import type { ImportFormat } from '@bowerbird/domain/creation/imports.ts';
import type { ImportSource, TextSource } from './reading/found.ts';
import { OWN_MANIFEST } from './formats/bowerbird.ts';
import { isPictureName } from './formats/pictures.ts';
import { namesOfAddresses } from './formats/tables.ts';
import { openingTags } from './reading/markup.ts';
import { readColumns } from './reading/read-csv.ts';

const HEAD_CHARACTERS = 256 * 1024;

/** What a file is, by what is in it: names of files say nothing. Null for what nobody reads here. */
export async function detectFormat(source: ImportSource): Promise<ImportFormat | null> {
  return source.entries.length > 0 ? detectArchive(source) : detectText(source);
}

/** What an archive is: its known files, or whether it holds pictures. A single known file in a zip counts as that file. */
async function detectArchive({ entries, open }: ImportSource): Promise<ImportFormat | null> {
  const has = (name: RegExp) => entries.some((entry) => name.test(entry));
  if (entries.some((entry) => entry === OWN_MANIFEST || entry.endsWith(`/${OWN_MANIFEST}`))) return 'bowerbird';
  if (has(/(^|\/)part_\d+\.csv$/i)) return 'pocket_csv';
  if (has(/(^|\/)pins\/\d+\.html?$/i)) return 'pinterest';
  if (has(/(^|\/)saved_(posts|collections)\.json$/i)) return 'instagram';
  if (has(/(^|\/)cards\.csv$/i)) return 'mymind';
  if (entries.some(isPictureName)) return 'pictures';
  for (const entry of readableEntries(entries)) {
    const format = await detectText(open(entry));
    if (format !== null) return format;
  }
  return null;
}

/** The files of an archive that may be an export by themselves. */
export function readableEntries(entries: readonly string[]): string[] {
  return textEntries(entries).slice(0, 20);
}

/** The files of an archive that are read as texts. */
export function textEntries(entries: readonly string[]): string[] {
  return entries.filter((name) => /\.(html?|csv|json|xml|rss|atom)$/i.test(name) && !/(^|\/)__MACOSX\//.test(name));
}

/** What a text is. */
export async function detectText(source: TextSource): Promise<ImportFormat | null> {
  const head = await headOf(source);
  const start = head.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return detectJson(head);
  if (start.startsWith('<')) return detectMarkup(head);
  return detectTable(await readColumns(source));
}

async function headOf(source: TextSource): Promise<string> {
  let head = '';
  for await (const text of source.text()) {
    head += text;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  return head.slice(0, HEAD_CHARACTERS).replace(/^\uFEFF/, '');
}

/** Keys that only one program writes, near the beginning of its file. */
const JSON_MARKS: readonly (readonly [RegExp, ImportFormat])[] = [
  [/"string_map_data"|"saved_saved_(media|collections)"|"label_values"/, 'instagram'],
  [/"pins_detail"|"resource_link"\s*:|"submitter"\s*:/, 'pinry'],
  [
    /"base_type"\s*:|"blurhash"\s*:|"connected_at"\s*:|"class"\s*:\s*"(Channel|Image|Link|Text|Media|Attachment)"|"type"\s*:\s*"Channel"/,
    'arena',
  ],
  [/"shorturl"\s*:/, 'shaarli'],
  [/"collectionOrder"\s*:|"archiveAsScreenshot"\s*:|"collections"\s*:\s*\[/, 'linkwarden'],
  [/"bookmarks"\s*:\s*\[/, 'karakeep'],
];

function detectJson(head: string): ImportFormat | null {
  return JSON_MARKS.find(([mark]) => mark.test(head))?.[1] ?? null;
}

function detectMarkup(head: string): ImportFormat | null {
  if (/<(rss|rdf:RDF|feed)[\s>]/i.test(head.slice(0, 8192))) return 'feed';
  if (/Subject Access Request Data|<br>\s*Board Name:|>\s*Board Id:/i.test(head) || isListOfPins(head)) return 'pinterest';
  if (/<title>\s*Pocket Export/i.test(head) || [...openingTags(head, 'a')].some((tag) => /\stime_added=/i.test(tag))) return 'pocket_html';
  if (/NETSCAPE-Bookmark-file/i.test(head) || isListOfTerms(head)) return /shaarli/i.test(head.slice(0, 4096)) ? 'shaarli' : 'netscape';
  return null;
}

/** The address of a pin, with its board soon behind it. */
function isListOfPins(head: string): boolean {
  const pins = head.matchAll(/pinterest\.[a-z.]{1,20}\/pin\/\d/gi);
  return pins.some(({ index }) => /Board Name:/i.test(head.slice(index, index + 2_100)));
}

function isListOfTerms(head: string): boolean {
  const start = head.search(/<dl>/i);
  return start !== -1 && /<dt>/i.test(head.slice(start));
}

function detectTable(columns: readonly string[]): ImportFormat | null {
  const has = (...names: string[]) => names.every((name) => columns.includes(name));
  if (has('url', 'time_added', 'status')) return 'pocket_csv';
  if (has('url', 'folder', 'excerpt', 'created')) return 'raindrop_csv';
  if (has('id', 'type', 'content', 'url', 'created')) return 'mymind';
  return columns.some((name) => namesOfAddresses.includes(name)) ? 'bulk_csv' : null;
}
