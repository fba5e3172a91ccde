import { readMoment, type Found, type FoundItem, type ImportSource } from '../reading/found.ts';
import { fieldsOf, listOf, readJson, textOf } from '../reading/read-json.ts';
import { pathsOf, type Folder } from './folder-tree.ts';

/** Linkwarden's backup. A collection may come before the one around it, so all are known before the links are read. */
export async function* readLinkwarden(source: ImportSource): AsyncGenerator<Found> {
  const folders = new Map<string, Folder>();
  for await (const found of readJson(source, ['$.collections.*'])) {
    if (found.kind === 'break') break;
    const collection = fieldsOf(found.value);
    const id = textOf(collection['id']);
    if (id !== undefined) folders.set(id, { name: textOf(collection['name']) ?? '', parent: textOf(collection['parentId']) });
  }
  const pathOf = pathsOf(folders);
  for await (const found of readJson(source, ['$.collections.*'])) {
    if (found.kind === 'break') return yield found;
    const collection = fieldsOf(found.value);
    const path = pathOf(textOf(collection['id']));
    yield { kind: 'board', path, description: path.length === 1 ? textOf(collection['description']) : undefined };
    for (const link of listOf(collection['links'])) yield itemOf(fieldsOf(link), path);
  }
}

function itemOf(link: Readonly<Record<string, unknown>>, path: readonly string[]): FoundItem {
  const url = textOf(link['url']);
  return {
    kind: 'item',
    path,
    title: textOf(link['name']),
    description: textOf(link['description']),
    link: url,
    tags: listOf(link['tags']).flatMap((tag) => textOf(fieldsOf(tag)['name']) ?? []),
    savedAt: readMoment(link['importDate'] ?? link['createdAt']),
    // An upload: its file is not in the backup.
    ...(url === undefined ? { refused: 'no_file' as const } : {}),
  };
}
