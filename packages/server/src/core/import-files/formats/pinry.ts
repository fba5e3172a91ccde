import type { Found, FoundItem, ImportSource } from '../reading/found.ts';
import { fieldsOf, listOf, readJsonLists, textOf } from '../reading/read-json.ts';

/** Pinry's pins or boards, as its interface gives them: a page with `results`, or a list of all. */
export async function* readPinry(source: ImportSource): AsyncGenerator<Found> {
  for await (const found of readJsonLists(source, ['results'])) {
    if (found.kind === 'break') return yield found;
    const thing = fieldsOf(found.value);
    if (Array.isArray(thing['pins_detail'])) yield* boardItems(thing);
    else if (thing['image'] !== undefined) yield itemOf(thing, []);
  }
}

function* boardItems(board: Readonly<Record<string, unknown>>): Generator<Found> {
  const path = [textOf(board['name']) ?? 'Pinry'];
  yield { kind: 'board', path, ...(board['private'] === true ? { privacy: 'secret' as const } : {}) };
  for (const pin of listOf(board['pins_detail'])) yield itemOf(fieldsOf(pin), path);
}

function itemOf(pin: Readonly<Record<string, unknown>>, path: readonly string[]): FoundItem {
  const id = textOf(pin['id']);
  // What the instance keeps itself outlives the address that it came from.
  const picture = textOf(fieldsOf(pin['image'])['image']) ?? textOf(pin['url']);
  return {
    kind: 'item',
    path,
    ...(id === undefined ? {} : { key: `pinry:${textOf(pin['resource_link']) ?? id}` }),
    description: textOf(pin['description']),
    link: textOf(pin['referer']),
    tags: listOf(pin['tags']).flatMap((tag) => textOf(tag) ?? []),
    ...(picture === undefined ? {} : { picture }),
  };
}
