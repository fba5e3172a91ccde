import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { readMoment, splitTags, type Found, type FoundItem, type ImportSource } from '../reading/found.ts';
import { readHtml, type HtmlReader } from '../reading/read-html.ts';
import { isWebAddress, shorten } from './foreign-text.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What is being read: a folder's name, a bookmark's title, or the words below one. */
type Collecting = 'folder' | 'title' | 'words' | null;

/** Folders that lie deeper count as this deep. */
const DEEPEST = 64;
/** More than a section is called by, whatever its letters are. */
const LONGEST_NAME = 2 * (textLimits.sectionName + 1);

/**
 * Bookmarks as every browser writes them, and many services: nested lists of links. Read as it comes, since such a file may
 * be larger than the memory.
 */
export async function* readNetscape(source: ImportSource): AsyncGenerator<Found> {
  yield* readHtml(source, makeReader());
}

function makeReader(): HtmlReader {
  const found: Found[] = [];
  const folders: (string | null)[] = [];
  let collecting: Collecting = null;
  let words = '';
  let nextFolder: string | null = null;
  let item: Writable<FoundItem> | null = null;

  const path = () => folders.slice(0, DEEPEST).filter((name) => name !== null);

  /** Puts what was collected where it belongs. */
  function settle(): void {
    const text = words.trim();
    if (collecting === 'folder') nextFolder = text.replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
    if (collecting === 'title' && item) item.title = text;
    if (collecting === 'words' && item && text !== '') item.description = text;
    collecting = null;
    words = '';
  }

  function finishItem(): void {
    settle();
    if (item) found.push(item);
    item = null;
  }

  function openTag(name: string, attributes: Record<string, string>): void {
    if (name === 'h3' || name === 'dl' || name === 'dt') finishItem();
    if (name === 'h3') collecting = 'folder';
    if (name === 'dl') {
      // The outermost list has no name.
      folders.push(nextFolder);
      nextFolder = null;
    }
    if (name === 'a' && attributes['href'] !== undefined) {
      finishItem();
      item = bookmarkOf(attributes, path());
      collecting = 'title';
    }
    if (name === 'dd') {
      settle();
      collecting = 'words';
    }
    if (name === 'br' && collecting === 'words') words += '\n';
  }

  function closeTag(name: string): void {
    if (name === 'dl') {
      finishItem();
      folders.pop();
    }
    if ((name === 'h3' && collecting === 'folder') || (name === 'a' && collecting === 'title')) settle();
  }

  return {
    handler: {
      onopentag: openTag,
      onclosetag: closeTag,
      ontext: (text) => {
        if (collecting) words = shorten(words + text);
      },
    },
    end: finishItem,
    take: () => found.splice(0),
  };
}

function bookmarkOf(attributes: Record<string, string>, path: string[]): Writable<FoundItem> {
  const cover = attributes['data-cover'];
  return {
    kind: 'item',
    path,
    link: attributes['href'],
    tags: splitTags(attributes['tags'], ','),
    savedAt: readMoment(attributes['add_date']),
    ...(cover && isWebAddress(cover) ? { picture: cover } : {}),
  };
}
