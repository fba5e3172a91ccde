import { readMoment, type Found, type ImportSource } from '../reading/found.ts';
import { fieldsOf, listOf, readJson, textOf } from '../reading/read-json.ts';
import { pathsOf, type Folder } from './folder-tree.ts';

/** Karakeep's (Hoarder's) export. Its lists stand behind the bookmarks, so they are read first. */
export async function* readKarakeep(source: ImportSource): AsyncGenerator<Found> {
  const lists = new Map<string, Folder>();
  for await (const found of readJson(source, ['$.lists.*'])) {
    if (found.kind === 'break') break;
    const list = fieldsOf(found.value);
    const id = textOf(list['id']);
    if (id !== undefined) lists.set(id, { name: textOf(list['name']) ?? '', parent: textOf(list['parentId']) });
  }
  const pathOf = pathsOf(lists);
  for await (const found of readJson(source, ['$.bookmarks.*'])) {
    if (found.kind === 'break') return yield found;
    yield* bookmarkItems(fieldsOf(found.value), pathOf);
  }
}

/** A bookmark in several lists is an item of each. */
function* bookmarkItems(bookmark: Readonly<Record<string, unknown>>, pathOf: ReturnType<typeof pathsOf>): Generator<Found> {
  const content = fieldsOf(bookmark['content']);
  const kind = textOf(content['type']);
  const item = {
    kind: 'item' as const,
    title: textOf(bookmark['title']) ?? '',
    note: textOf(bookmark['note']) ?? (kind === 'text' ? textOf(content['text']) : undefined),
    link: kind === 'link' ? textOf(content['url']) : undefined,
    tags: listOf(bookmark['tags']).flatMap((tag) => textOf(tag) ?? textOf(fieldsOf(tag)['name']) ?? []),
    savedAt: readMoment(bookmark['createdAt']),
    ...(kind === 'link' ? {} : { refused: kind === 'text' ? ('text_only' as const) : ('no_file' as const) }),
  };
  const paths = listOf(bookmark['lists']).map((id) => pathOf(textOf(id)));
  for (const path of paths.length === 0 ? [[]] : paths) yield { ...item, path };
}
