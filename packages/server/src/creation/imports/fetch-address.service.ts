import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '../../core/core.ts';
import { guardRoom } from '../../core/disk-room.ts';
import { fieldsOf, ImportFileError, listOf, openingTags, textOf } from '../../core/import-files/index.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';
import { openText } from '../../core/secrets/sealed-text.ts';
import { importFile } from './import-files.service.ts';
import { changeImport, type ImportRow } from './imports.queries.ts';

/** What tokens of other services are sealed for. */
export const TOKEN_PURPOSE = 'import-token';

/** So many pages of a service are asked for; more is what its file export is for. */
const MOST_PAGES = 100;
const MOST_BYTES = 256 * 1024 ** 2;
const ARENA_PAGE = 100;
const PINRY_PAGE = 50;

/** Where lies what an address gave. */
export function addressFile({ id }: Pick<ImportRow, 'id'>): string {
  return `address-${id}`;
}

/** Fetches what an address gives into a file, and names it. Throws an `ImportFileError` where nothing comes. */
export async function fetchAddress(core: Core, row: ImportRow): Promise<string> {
  if (row.address === null) throw new ImportFileError('failed');
  const file = addressFile(row);
  const unfinished = importFile(core.config, `${file}.part`);
  await mkdir(dirname(unfinished), { recursive: true });
  const authorization = row.token === null ? undefined : `Token ${openText(core.config.secretKey, TOKEN_PURPOSE, row.token)}`;
  try {
    await guardRoom(core.config.dataDir);
    await pipeline(atMost(piecesOf(core, new URL(row.address), authorization)), createWriteStream(unfinished));
    await rename(unfinished, importFile(core.config, file));
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const isInside = error.reason === 'private_address' || error.reason === 'bad_address';
    throw new ImportFileError(isInside ? 'private_address' : 'no_answer', { cause: error });
  } finally {
    await rm(unfinished, { force: true });
  }
  await changeImport(core.jobsDb, row.id, { file, forgetsToken: !row.goes_on });
  return file;
}

/** A service may answer many times, and with much each time. */
async function* atMost(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<string | Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > MOST_BYTES) throw new FetchError('too_large');
    yield piece;
  }
}

/** The text of an address: a channel and a Pinry by their interfaces, a page by the feed that it names, anything else as it is. */
async function* piecesOf(core: Core, address: URL, authorization: string | undefined): AsyncGenerator<string | Uint8Array> {
  if (/^(www\.)?are\.na$/.test(address.hostname)) return yield* arenaChannel(core, address);
  if (authorization !== undefined) return yield* pinryBoards(core, address, authorization);
  const { url, contentType, body } = await core.safeFetch.fetchFile(address.href);
  if (!/^text\/html|^application\/xhtml/i.test(contentType)) return yield* body;
  const page = await textFrom(body);
  const feed = feedOf(page, url);
  if (feed !== null) yield* (await core.safeFetch.fetchFile(feed)).body;
  else if (/pinry/i.test(page)) yield* pinryBoards(core, address, undefined);
  else yield page;
}

/** The feed that a page names in its head. */
function feedOf(page: string, base: string): string | null {
  const link = openingTags(page, 'link').find((tag) => /type=["']?application\/(?:rss|atom)\+xml/i.test(tag));
  const href = /href=["']?([^"'\s>]+)/i.exec(link ?? '')?.[1];
  return href === undefined ? null : (URL.parse(href.replaceAll('&amp;', '&'), base)?.href ?? null);
}

async function* arenaChannel(core: Core, address: URL): AsyncGenerator<string> {
  const slug = address.pathname.split('/').findLast((part) => part !== '') ?? '';
  let isFirst = true;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const at = `https://api.are.na/v2/channels/${encodeURIComponent(slug)}?per=${ARENA_PAGE}&page=${page}`;
    const channel = fieldsOf(await jsonFrom(core, at));
    if (isFirst) yield `{"class":"Channel","title":${JSON.stringify(textOf(channel['title']) ?? slug)},"contents":[`;
    const contents = listOf(channel['contents']);
    for (const block of contents) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(block)}`;
      isFirst = false;
    }
    if (contents.length < ARENA_PAGE) break;
  }
  yield ']}\n';
}

async function* pinryBoards(core: Core, address: URL, authorization: string | undefined): AsyncGenerator<string> {
  yield '{"results":[';
  let isFirst = true;
  // What is on a board stands among all pins once more.
  const onBoards = new Set<string>();
  for (const kind of ['boards', 'pins']) {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const at = new URL(`/api/v2/${kind}/?limit=${PINRY_PAGE}&offset=${page * PINRY_PAGE}&ordering=-id`, address);
      const { results, next } = fieldsOf(await jsonFrom(core, at.href, authorization)) as { results?: unknown; next?: unknown };
      for (const thing of listOf(results).map(fieldsOf)) {
        for (const pin of listOf(thing['pins_detail']).map(fieldsOf)) onBoards.add(textOf(pin['id']) ?? '');
        if (kind === 'pins' && onBoards.has(textOf(thing['id']) ?? '')) continue;
        yield `${isFirst ? '' : ','}\n${JSON.stringify(thing)}`;
        isFirst = false;
      }
      if (textOf(next) === undefined) break;
    }
  }
  yield ']}\n';
}

async function jsonFrom(core: Core, address: string, authorization?: string): Promise<unknown> {
  const { body } = await core.safeFetch.fetchFile(address, authorization);
  try {
    return JSON.parse(await textFrom(body)) as unknown;
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError('unreachable', { detail: 'no JSON' });
  }
}

async function textFrom(body: AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(body)).toString('utf8');
}
