import type { Core } from '../../../core/core.ts';
import { fieldsOf, listOf, textOf } from '../../../core/import-files/index.ts';
import { FetchError } from '../../../core/safe-fetch/index.ts';
import type { PagedService, PagePosition } from '../records/fetched.data.ts';
import { waitForTurn } from './host-turns.service.ts';
import { readText } from './read-text.service.ts';

const ARENA_PAGE = 100;
const PINRY_PAGE = 50;

/** Where the pages of a service are read: `openedToken` is what its person gave for it. */
export interface PagedAddress {
  readonly core: Core;
  readonly address: URL;
  readonly openedToken: string | null;
}

/** What a page gave: how the file begins, where this page begins it, its things, and the next page. */
export interface AddressPage {
  readonly head?: string;
  readonly things: readonly unknown[];
  readonly next: PagePosition | null;
}

/** Reads one page of a service. */
export async function readAddressPage(service: PagedService, at: PagedAddress, position: PagePosition): Promise<AddressPage> {
  return service === 'arena' ? readArenaPage(at, position) : readPinryPage(at, position);
}

/** The facts of a channel, then its blocks by the third version, or all of it by the second. */
const ARENA_FACTS = 0;
const ARENA_BLOCKS = 1;
const ARENA_SECOND_VERSION = 2;

async function readArenaPage(at: PagedAddress, { list, page }: PagePosition): Promise<AddressPage> {
  const slug = encodeURIComponent(at.address.pathname.split('/').findLast((part) => part !== '') ?? '');
  const query = `per=${ARENA_PAGE}&page=${page}`;
  if (list === ARENA_FACTS) return readArenaFacts(at, slug);
  if (list === ARENA_BLOCKS) {
    const { data, meta } = fieldsOf(await askArena(at, `v3/channels/${slug}/contents?${query}`));
    const hasMore = fieldsOf(meta)['has_more_pages'] === true && listOf(data).length > 0;
    return { things: listOf(data), next: hasMore ? { list, page: page + 1 } : null };
  }
  const channel = fieldsOf(await askArena(at, `v2/channels/${slug}?${query}`));
  const things = listOf(channel['contents']);
  return {
    ...(page === 1 ? { head: arenaHead(channel, slug) } : {}),
    things,
    next: things.length < ARENA_PAGE ? null : { list, page: page + 1 },
  };
}

/** The third version took the place of the second; where it is not there, the second is asked. */
async function readArenaFacts(at: PagedAddress, slug: string): Promise<AddressPage> {
  try {
    const channel = fieldsOf(await askArena(at, `v3/channels/${slug}`));
    return { head: arenaHead(channel, slug), things: [], next: { list: ARENA_BLOCKS, page: 1 } };
  } catch (error) {
    const isNotThere = error instanceof FetchError && (error.status === 404 || error.status === 410);
    if (!isNotThere) throw error;
    return { things: [], next: { list: ARENA_SECOND_VERSION, page: 1 } };
  }
}

function arenaHead(channel: Readonly<Record<string, unknown>>, slug: string): string {
  return `{"type":"Channel","title":${JSON.stringify(textOf(channel['title']) ?? slug)},"contents":[`;
}

async function askArena({ core, openedToken }: PagedAddress, path: string): Promise<unknown> {
  return askForJson(core, `https://api.are.na/${path}`, openedToken === null ? undefined : `Bearer ${openedToken}`);
}

const PINRY_LISTS = ['boards', 'pins'] as const;
/** Which of the lists of a Pinry holds its boards. */
export const PINRY_BOARDS = 0;

async function readPinryPage({ core, address, openedToken }: PagedAddress, { list, page }: PagePosition): Promise<AddressPage> {
  const path = `/api/v2/${PINRY_LISTS[list] ?? 'pins'}/?limit=${PINRY_PAGE}&offset=${(page - 1) * PINRY_PAGE}&ordering=-id`;
  const authorization = openedToken === null ? undefined : `Token ${openedToken}`;
  const { results, next } = fieldsOf(await askForJson(core, new URL(path, address).href, authorization));
  return {
    ...(list === 0 && page === 1 ? { head: '{"results":[' } : {}),
    things: listOf(results),
    next: textOf(next) !== undefined ? { list, page: page + 1 } : list === 0 ? { list: 1, page: 1 } : null,
  };
}

async function askForJson(core: Core, address: string, authorization: string | undefined): Promise<unknown> {
  await waitForTurn(address);
  const { body } = await core.safeFetch.fetchFile(address, authorization);
  const text = await readText(body);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FetchError('unreachable', { detail: 'no JSON' });
  }
}
