import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { drawLinkPicture } from '../../../core/media/index.ts';
import { findPagePicturesAside } from '../../../core/page-pictures/index.ts';
import { FetchError } from '../../../core/safe-fetch/index.ts';
import { secondsToRest, waitForTurn } from '../read/host-turns.service.ts';
import { stateNumbers } from '../records/imports.queries.ts';
import { bringFilm } from '../films/bring-film.service.ts';
import { bringStoryFilms } from '../films/bring-story-films.service.ts';
import { forgetFilmOf } from '../films/films-under-way.service.ts';
import { keepPictureWords } from '../pictures/keep-picture-words.service.ts';
import { NoPicture, reasonOf } from '../pictures/picture-failure.service.ts';
import { fetchPicture, pictureOfArchive, receive, type FetchingRun } from '../pictures/receive-picture.service.ts';
import { keepPicture, postponeHost, postponeItem, selectDueItems, settleItem, type DueItem, type Share } from '../items/run.queries.ts';

/** So many sites are asked at once, each for one thing at a time. */
const HOSTS_AT_ONCE = 6;
/** So many pictures of a page are tried. */
const PICTURES_OF_A_PAGE = 3;
/** When an item that failed is tried again: in seconds, by how often it was. */
const TRY_AGAIN_AFTER = [600, 3_600, 21_600, 86_400];
/** How long a site is left alone that asks for it, at least. */
const SITE_RESTS_SECONDS = 300;

/** Brings the pictures of items that are due; gives how many were looked at. */
export async function findDuePictures(run: FetchingRun, share: Share): Promise<number> {
  const due = await selectDueItems(run.core.db, run.importId, share);
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
    const goesOn = await bringPicture(run, item);
    if (!goesOn) return;
  }
}

/** Brings one picture, or notes why not; false where its site wants to be left alone. */
async function bringPicture(run: FetchingRun, item: DueItem): Promise<boolean> {
  const { core, importId } = run;
  try {
    const brought = item.film === null ? null : await bringFilm(run, item, item.film);
    if (brought === 'settled') return true;
    const pictureId = brought?.pictureId ?? (await pictureOf(run, item));
    // A page whose picture cannot be read shows its words alone, and a carousel has one picture less. A changed one stays as it is.
    const beside = [...(item.story?.entries ?? []), ...[...(item.slots ?? []), ...(item.edits ?? [])].map(({ entry }) => entry)];
    for (const entry of beside) await pictureOfArchive(run, entry).catch(nothingWhereRefused);
    if (item.film === null && (await bringStoryFilms(run, item))) return true;
    if (run.isOfPictures && item.entry !== null) await keepPictureWords(run, item.number, item.entry);
    await keepPicture(core.db, importId, item.number, { pictureId, reason: brought?.reason ?? null });
    await forgetFilmOf(core, run.viewer.userId, importId, brought?.uploadId ?? item.upload_id);
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
  if (choices.draw_missing && item.link !== null && !item.is_drawn && item.tries === 0) {
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
  const hasNone = item.picture === null && item.entry === null && !choices.find_pictures;
  const isDrawn = item.is_drawn || (choices.draw_missing && (item.tries > 0 || hasNone));
  if (isDrawn && item.link !== null) return receive(run, [await drawLinkPicture(item.link)]);
  if (item.entry !== null) return pictureOfArchive(run, item.entry);
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
  await waitForTurn(link);
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
