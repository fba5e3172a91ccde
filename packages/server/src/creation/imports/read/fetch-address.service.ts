import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '../../../core/core.ts';
import { guardRoom } from '../../../core/disk-room.ts';
import { ImportFileError, openingTags } from '../../../core/import-files/index.ts';
import { FetchError } from '../../../core/safe-fetch/index.ts';
import { openText } from '../../../core/secrets/sealed-text.ts';
import { NOTHING_FETCHED, type Fetched, type PagedService } from '../records/fetched.data.ts';
import { importFile } from '../records/import-files.service.ts';
import { secondsToRest } from './host-turns.service.ts';
import { changeImport, selectFetched, type ImportRow } from '../records/imports.queries.ts';
import type { PagedAddress } from './paged-addresses.service.ts';
import { endPages, readPages, type ReadingPages } from './read-pages.service.ts';
import { readText } from './read-text.service.ts';

/** What tokens of other services are sealed for. */
export const TOKEN_PURPOSE = 'import-token';

/** When a service that refuses or fails is asked again: in seconds, by how often it did so since its last page. */
const ASK_AGAIN_AFTER = [30, 120, 600, 1_800, 7_200, 21_600];

/** What came of an address: its file, or in how many seconds to go on. 0 means that only its turn was over. */
export type AddressOutcome = { readonly file: string; readonly stopped: Fetched['stopped'] } | { readonly goesOnInSeconds: number };

/** Where lies what an address gave. */
export function addressFile({ id }: Pick<ImportRow, 'id'>): string {
  return `address-${id}`;
}

/** Where it lies until all of it is there. */
export function unfinishedFile(row: Pick<ImportRow, 'id'>): string {
  return `${addressFile(row)}.part`;
}

/** Fetches what an address gives into a file, or goes on with that. Throws an `ImportFileError` where nothing comes. */
export async function fetchAddress(core: Core, row: ImportRow, isOver: () => boolean): Promise<AddressOutcome> {
  if (row.address === null) throw new ImportFileError('failed');
  const path = importFile(core.config, unfinishedFile(row));
  await mkdir(dirname(path), { recursive: true });
  await guardRoom(core.config.dataDir);
  const at: PagedAddress = {
    core,
    address: new URL(row.address),
    openedToken: row.token === null ? null : openText(core.config.secretKey, TOKEN_PURPOSE, row.token),
  };
  try {
    const service = row.fetched?.service ?? serviceOf(at) ?? (await fetchWhole(at, path));
    if (service === null) return await finish(core, row, null);
    // A feed that became a service would be read without an end, each hour anew.
    if (row.format === 'feed') throw new ImportFileError('unknown_format');
    const reading: ReadingPages = { core, importId: row.id, address: at, service, path, isOver };
    return await goOn(reading, row);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const outcome = await askAgainLater(core, row, error);
    if (outcome !== null) return outcome;
    throw new ImportFileError(problemOf(error), { cause: error });
  }
}

async function goOn(reading: ReadingPages, row: ImportRow): Promise<AddressOutcome> {
  const fetched = await readPages(reading, row.fetched);
  return fetched.next === null ? finish(reading.core, row, fetched) : { goesOnInSeconds: 0 };
}

async function finish(core: Core, row: ImportRow, fetched: Fetched | null): Promise<AddressOutcome> {
  const file = addressFile(row);
  await rename(importFile(core.config, unfinishedFile(row)), importFile(core.config, file));
  await changeImport(core.jobsDb, row.id, { file, fetched, forgetsToken: !row.goes_on });
  return { file, stopped: fetched?.stopped ?? null };
}

/** A service that is busy is left alone as long as it says, or longer each time. Where that is over, what came is kept. */
async function askAgainLater(core: Core, row: ImportRow, error: FetchError): Promise<AddressOutcome | null> {
  const fetched = await selectFetched(core.jobsDb, row.id);
  const failures = fetched?.failures ?? 0;
  const after = isPassing(error, fetched) ? ASK_AGAIN_AFTER[failures] : undefined;
  if (after !== undefined) {
    await changeImport(core.jobsDb, row.id, { fetched: { ...(fetched ?? NOTHING_FETCHED), failures: failures + 1 } });
    return { goesOnInSeconds: secondsToRest(error.retryAfter, after, core.now()) };
  }
  if (fetched === null || fetched.things === 0) return null;
  return finish(core, row, await endPages(importFile(core.config, unfinishedFile(row)), fetched));
}

/** Whether a failure may pass. An address that never answered is told of at once: it may be mistyped. */
function isPassing({ reason, status = 0 }: FetchError, fetched: Fetched | null): boolean {
  if (reason === 'bad_status') return status === 429 || status >= 500;
  return (reason === 'unreachable' || reason === 'too_slow') && fetched !== null;
}

function problemOf({ reason, status }: FetchError): ImportFileError['problem'] {
  if (reason === 'private_address' || reason === 'bad_address') return 'private_address';
  return status === 401 || status === 403 ? 'not_let_in' : 'no_answer';
}

/** The service that an address belongs to, as far as the address and its token say. */
function serviceOf({ address, openedToken }: PagedAddress): PagedService | null {
  if (/^(www\.)?are\.na$/.test(address.hostname)) return 'arena';
  return openedToken === null ? null : 'pinry';
}

/** Writes what an address gives as it is: a feed, by the page that names it too. A page of a Pinry gives its service. */
async function fetchWhole({ core, address }: PagedAddress, path: string): Promise<PagedService | null> {
  try {
    const pieces = await piecesOf(core, address);
    if (pieces === 'pinry') return pieces;
    await pipeline(pieces, createWriteStream(path));
    return null;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function piecesOf(core: Core, address: URL): Promise<AsyncIterable<string | Uint8Array> | 'pinry'> {
  const { url, contentType, body } = await core.safeFetch.fetchFile(address.href);
  if (!/^text\/html|^application\/xhtml/i.test(contentType)) return body;
  const page = await readText(body);
  const feed = feedOf(page, url);
  if (feed !== null) return (await core.safeFetch.fetchFile(feed)).body;
  return /pinry/i.test(page) ? 'pinry' : oneByOne([page]);
}

async function* oneByOne(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

/** The feed that a page names in its head. */
function feedOf(page: string, base: string): string | null {
  const link = openingTags(page, 'link').find((tag) => /type=["']?application\/(?:rss|atom)\+xml/i.test(tag));
  const href = /href=["']?([^"'\s>]+)/i.exec(link ?? '')?.[1];
  return href === undefined ? null : (URL.parse(href.replaceAll('&amp;', '&'), base)?.href ?? null);
}
