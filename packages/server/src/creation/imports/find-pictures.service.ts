import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import type { ImportFile } from '../../core/import-files/index.ts';
import { drawLinkPicture, type PictureSource } from '../../core/media/index.ts';
import { findPagePicturesAside } from '../../core/page-pictures/index.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';
import { receivePicture } from '../../pinning/pictures/index.ts';
import { secondsToRest, waitForTurn } from './host-turns.service.ts';
import { stateNumbers } from './imports.queries.ts';
import type { Run } from './places.service.ts';
import { keepPicture, postponeHost, postponeItem, selectDueItems, settleItem, type DueItem } from './run.queries.ts';

/** So many sites are asked at once, each for one thing at a time, with a pause after it. */
const HOSTS_AT_ONCE = 6;
/** So many pictures of a page are tried. */
const PICTURES_OF_A_PAGE = 3;
/** When an item that failed is tried again: in seconds, by how often it was. */
const TRY_AGAIN_AFTER = [600, 3_600, 21_600, 86_400];
/** How long a site is left alone that asks for it, at least. */
const SITE_RESTS_SECONDS = 300;

/** A run with its archive, where it has one. */
export interface FetchingRun extends Run {
  readonly file: ImportFile | null;
  /** The pictures of the archive that were taken a moment ago, by name: one file may belong to several pins. */
  readonly entries: Map<string, string>;
  readonly isOver: () => boolean;
}

/** Brings the pictures of items that are due; gives how many were looked at. */
export async function findDuePictures(run: FetchingRun): Promise<number> {
  const due = await selectDueItems(run.core.db, run.importId);
  const queues = [...Map.groupBy(due, ({ host }) => host).values()];
  const workers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) await askHost(run, queue);
  });
  await Promise.all(workers);
  return due.length;
}

async function askHost(run: FetchingRun, items: readonly DueItem[]): Promise<void> {
  for (const item of items) {
    if (run.isOver()) return;
    if (item.host !== '') await waitForTurn(item.host);
    const goesOn = await bringPicture(run, item);
    if (!goesOn) return;
  }
}

/** Brings one picture, or notes why not; false where its site wants to be left alone. */
async function bringPicture(run: FetchingRun, item: DueItem): Promise<boolean> {
  const { core, importId } = run;
  try {
    const pictureId = await pictureOf(run, item);
    // A page whose picture cannot be read shows its words alone.
    for (const entry of item.story?.entries ?? []) await pictureOfArchive(run, entry).catch(nothingWhereRefused);
    await keepPicture(core.db, importId, item.number, pictureId);
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    await noteFailure(run, item, { reason, restsSeconds: restOf(error, core.now()) });
    return reason !== 'asked_to_wait';
  }
}

function nothingWhereRefused(error: unknown): void {
  if (reasonOf(error) === null) throw error;
}

/** A site may say how long it wants to be left alone. */
function restOf(error: unknown, now: number): number {
  const cause = error instanceof ApiError ? error.cause : error;
  return secondsToRest(cause instanceof FetchError ? cause.retryAfter : undefined, SITE_RESTS_SECONDS, now);
}

interface Failure {
  readonly reason: ImportReason;
  readonly restsSeconds: number;
}

async function noteFailure({ core, importId, choices }: FetchingRun, item: DueItem, { reason, restsSeconds }: Failure): Promise<void> {
  const db = core.db;
  if (choices.draw_missing && item.link !== null && !item.is_drawn) {
    // Its next turn draws one.
    return postponeItem(db, importId, item.number, { reason, seconds: 0, isTry: true });
  }
  if (item.entry !== null || item.is_drawn || reason === 'private_address') {
    return settleItem(db, importId, item.number, { state: stateNumbers.refused, reason });
  }
  if (reason === 'asked_to_wait') {
    await postponeHost(db, importId, item.host, restsSeconds);
    return postponeItem(db, importId, item.number, { reason, seconds: restsSeconds, isTry: false });
  }
  const seconds = TRY_AGAIN_AFTER[Math.min(item.tries, TRY_AGAIN_AFTER.length - 1)]!;
  await postponeItem(db, importId, item.number, { reason, seconds, isTry: true });
}

/** The id of an item's picture: from the archive, its own address, its page, or drawn. */
async function pictureOf(run: FetchingRun, item: DueItem): Promise<string> {
  const { choices } = run;
  if (item.entry !== null) return pictureOfArchive(run, item.entry);
  const isDrawn = item.is_drawn || (choices.draw_missing && (item.tries > 0 || (item.picture === null && !choices.find_pictures)));
  if (isDrawn && item.link !== null) return receive(run, [await drawLinkPicture(item.link)]);
  if (item.picture !== null) {
    try {
      return await fetchPicture(run, item.picture);
    } catch (error) {
      if (item.link === null || !choices.find_pictures || reasonOf(error) === 'asked_to_wait' || reasonOf(error) === null) throw error;
    }
  }
  if (item.link === null) throw new FetchError('not_a_picture');
  return pictureOfPage(run, item.link);
}

async function pictureOfArchive(run: FetchingRun, entry: string): Promise<string> {
  const known = run.entries.get(entry);
  if (known !== undefined) return known;
  if (run.file === null) throw new FetchError('not_a_picture');
  const id = await receive(run, (await run.file.openEntry(entry)) as AsyncIterable<Uint8Array>);
  if (run.entries.size > 2_000) run.entries.clear();
  run.entries.set(entry, id);
  return id;
}

async function fetchPicture(run: FetchingRun, address: string): Promise<string> {
  const { body } = await run.core.safeFetch.fetchPicture(address);
  return receive(run, body);
}

async function pictureOfPage(run: FetchingRun, link: string): Promise<string> {
  const found = await picturesOf(run, link);
  let failure: unknown = new NoPicture();
  for (const url of found.slice(0, PICTURES_OF_A_PAGE)) {
    try {
      return await fetchPicture(run, url);
    } catch (error) {
      if (reasonOf(error) === null) throw error;
      failure = error;
    }
  }
  throw failure;
}

/** The addresses of a page's pictures; an address that is itself a picture is its own. */
async function picturesOf({ core }: FetchingRun, link: string): Promise<string[]> {
  try {
    const { url, html } = await core.safeFetch.fetchPage(link);
    const { items } = await findPagePicturesAside(html, url);
    return items.filter(({ media_type: kind }) => kind === 'image').map((picture) => picture.url);
  } catch (error) {
    if (error instanceof FetchError && error.reason === 'not_html')
      return error.contentType?.startsWith('image/') && error.url ? [error.url] : [];
    throw error;
  }
}

/** A page that answers and has no picture to keep. */
class NoPicture extends Error {}

async function receive({ core, viewer }: FetchingRun, source: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<string> {
  const bytes = Array.isArray(source) ? oneByOne(source as readonly Uint8Array[]) : (source as PictureSource);
  return (await receivePicture(core, viewer.userId, bytes)).id;
}

async function* oneByOne(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** Why a picture did not come; null for what is no fault of the picture. */
function reasonOf(error: unknown): ImportReason | null {
  if (error instanceof NoPicture) return 'no_picture';
  if (error instanceof FetchError) return reasonOfFetch(error);
  if (error instanceof ApiError) {
    const { cause, errorName } = error;
    if (cause instanceof FetchError) return reasonOfFetch(cause);
    if (errorName === 'too_large') return 'too_large';
    return errorName === 'picture_refused' || errorName === 'unsupported_type' ? 'bad_picture' : null;
  }
  return isBrokenZip(error) ? 'bad_picture' : null;
}

/** What the unpacking of one file of an archive says; the others may be sound. */
function isBrokenZip(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return code.startsWith('Z_') || /archive|compress|header|bytes in the stream|crc/i.test(message);
}

function reasonOfFetch({ reason, status = 0 }: FetchError): ImportReason {
  if (reason === 'bad_status') {
    if (status === 404 || status === 410) return 'gone';
    if (status === 429 || status === 503) return 'asked_to_wait';
    return status >= 500 ? 'no_answer' : 'not_let_in';
  }
  return REASONS[reason] ?? 'no_answer';
}

const REASONS: Partial<Record<FetchError['reason'], ImportReason>> = {
  bad_address: 'private_address',
  private_address: 'private_address',
  too_slow: 'slow',
  too_large: 'too_large',
  not_a_picture: 'bad_picture',
  not_html: 'no_picture',
};
