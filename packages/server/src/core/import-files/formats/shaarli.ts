import { readMoment, type Found, type ImportSource } from '../reading/found.ts';
import { fieldsOf, listOf, readJson, textOf } from '../reading/read-json.ts';
import { readNetscape } from './netscape.ts';

/** Shaarli's links: the usual page of bookmarks, or the list that its interface gives. */
export async function* readShaarli(source: ImportSource): AsyncGenerator<Found> {
  if (!(await isJson(source))) return yield* readNetscape(source);
  for await (const found of readJson(source, ['$.*'])) {
    if (found.kind === 'break') return yield found;
    const link = fieldsOf(found.value);
    yield {
      kind: 'item',
      path: [],
      title: textOf(link['title']),
      description: textOf(link['description']),
      link: textOf(link['url']),
      tags: listOf(link['tags']).flatMap((tag) => textOf(tag) ?? []),
      savedAt: readMoment(link['created']),
    };
  }
}

async function isJson(source: ImportSource): Promise<boolean> {
  for await (const text of source.text()) return /^\uFEFF?\s*\[/.test(text);
  return false;
}
