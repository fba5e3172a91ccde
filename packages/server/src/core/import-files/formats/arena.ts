import { readMoment, type Found, type FoundItem, type ImportSource } from '../reading/found.ts';
import { fieldsOf, readJson, textOf } from '../reading/read-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A channel of Are.na as its interface gives it: the second version with its blocks inside, the third as a list of them. */
export async function* readArena(source: ImportSource): AsyncGenerator<Found> {
  const path = await channelPath(source);
  for await (const found of readJson(source, ['$.data.*', '$.contents.*'])) {
    yield found.kind === 'break' ? found : itemOf(fieldsOf(found.value), path);
  }
}

async function channelPath(source: ImportSource): Promise<string[]> {
  for await (const found of readJson(source, ['$.title'])) {
    const title = found.kind === 'value' ? textOf(found.value) : undefined;
    return title === undefined ? [] : [title];
  }
  return [];
}

function itemOf(block: Fields, path: readonly string[]): FoundItem {
  const kind = textOf(block['type'] === undefined || block['class'] !== undefined ? block['class'] : block['type']) ?? '';
  const image = fieldsOf(block['image']);
  const picture = textOf(image['src']) ?? textOf(fieldsOf(image['original'])['url']);
  const link = kind === 'Channel' ? channelAddress(block) : textOf(fieldsOf(block['source'])['url']);
  const connection = fieldsOf(block['connection']);
  const id = textOf(block['id']);
  return {
    kind: 'item',
    path,
    ...(id === undefined ? {} : { key: `arena:${kind}:${id}` }),
    title: textOf(block['title']) ?? '',
    description: plainText(block['description']),
    altText: textOf(image['alt_text']),
    link,
    savedAt: readMoment(connection['connected_at'] ?? block['connected_at'] ?? block['created_at']),
    ...(picture === undefined ? {} : { picture }),
    ...(picture === undefined && link === undefined ? { refused: kind === 'Text' ? ('text_only' as const) : ('no_file' as const) } : {}),
  };
}

/** Words are a text in the second version, and several forms of it in the third. */
function plainText(words: unknown): string {
  return textOf(words) ?? textOf(fieldsOf(words)['plain']) ?? '';
}

function channelAddress(channel: Fields): string | undefined {
  const slug = textOf(channel['slug']);
  const owner = textOf(fieldsOf(channel['owner'])['slug']) ?? textOf(fieldsOf(channel['user'])['slug']) ?? 'channel';
  return slug === undefined ? undefined : `https://www.are.na/${owner}/${slug}`;
}
