import { readMoment, splitTags, type Found, type ImportSource } from '../reading/found.ts';
import { readHtml } from '../reading/read-html.ts';
import { shorten } from './foreign-text.ts';

/** Pocket's older export: two lists, what is unread and what was read. */
export async function* readPocketHtml(source: ImportSource): AsyncGenerator<Found> {
  const found: Found[] = [];
  let heading = '';
  let link: Record<string, string> | null = null;
  let words = '';
  yield* readHtml(source, {
    handler: {
      onopentag: (name, attributes) => {
        if (name === 'h1') words = '';
        if (name === 'a') [link, words] = [attributes, ''];
      },
      ontext: (text) => {
        words = shorten(words + text);
      },
      onclosetag: (name) => {
        if (name === 'h1') heading = words.trim();
        if (name !== 'a' || !link) return;
        found.push(itemOf(link, words.trim(), heading));
        link = null;
      },
    },
    take: () => found.splice(0),
    end: () => undefined,
  });
}

function itemOf(link: Record<string, string>, title: string, heading: string): Found {
  const href = link['href'] ?? '';
  return {
    kind: 'item',
    path: heading === '' ? [] : [heading],
    link: href,
    // Pocket writes the address where it knows no title.
    title: title === href ? '' : title,
    tags: splitTags(link['tags'], ','),
    savedAt: readMoment(link['time_added']),
  };
}
