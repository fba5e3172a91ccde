import type { Found, FoundItem, ImportSource } from '../reading/found.ts';
import { readPictureWordsAside } from '../reading/picture-words-aside.ts';

const PICTURE = /\.(jpe?g|png|gif|webp|avif|heic)$/i;
/** What systems put beside the files of people. */
const SYSTEM = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

export function isPictureName(name: string): boolean {
  return PICTURE.test(name) && !SYSTEM.test(name);
}

/**
 * An archive of pictures: folders are boards, names are titles. What a picture says of itself is read when it is taken, since
 * that takes long for many.
 */
export async function* readPictures(source: ImportSource): AsyncGenerator<Found> {
  const names = source.entries.filter((name) => !SYSTEM.test(name));
  for (const name of names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))) {
    const parts = name.split('/');
    const file = parts.pop()!;
    const bytes = source.sameAs?.(name);
    yield {
      kind: 'item',
      path: parts.filter((part) => part !== ''),
      entry: name,
      title: titleOf(file),
      // One picture under two names is the same item twice.
      ...(bytes === undefined ? {} : { key: `picture:${bytes}` }),
      ...(PICTURE.test(name) ? {} : { refused: 'not_a_picture' as const }),
    };
  }
}

/** The words of a picture of an archive. What it says of itself goes before its name. */
export async function wordsOfPicture(source: ImportSource, entry: string): Promise<Partial<FoundItem>> {
  return { title: titleOf(entry.slice(entry.lastIndexOf('/') + 1)), ...(await readPictureWordsAside(await source.head(entry))) };
}

/** The words of a file's name; what cameras call their files says nothing. */
function titleOf(file: string): string {
  const stem = file
    .replace(/\.[^.]*$/, '')
    .replace(/[_]+/g, ' ')
    .trim();
  return /^(img|dsc[nf]?|pxl|p|image|photo|screenshot)?[\s_-]*\d[\d\s_-]*$/i.test(stem) ? '' : stem;
}
