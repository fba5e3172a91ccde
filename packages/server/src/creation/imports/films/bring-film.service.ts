import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import type { Core } from '../../../core/core.ts';
import type { FoundFilm } from '../../../core/import-files/index.ts';
import { FetchError } from '../../../core/safe-fetch/index.ts';
import { findPictureFacts, type PictureFacts } from '../../../pinning/pictures/index.ts';
import { beginExportedFilm, findExportedFilm, forgetExportedFilm, receiveExportedFilm } from '../../video-uploads/index.ts';
import { selectTwin, shareUpload, waitForRoom } from './film-items.queries.ts';
import { forgetFilmOf } from './films-under-way.service.ts';
import { stateNumbers } from '../records/imports.queries.ts';
import { waitForTurn } from '../read/host-turns.service.ts';
import { isBrokenZip, reasonOf } from '../pictures/picture-failure.service.ts';
import { fetchPicture, pictureOfArchive, type FetchingRun } from '../pictures/receive-picture.service.ts';
import { noteUpload, settleItem, type DueItem } from '../items/run.queries.ts';

/** A film is begun so often: what fails each time for reasons of ours would be begun for ever. */
const MOST_BEGINNINGS = 5;
/** How long a film waits where its person has too many under way, or the disk is full. */
const WAIT_SECONDS = 600;

/** The picture by which an item comes in, and what of it stays behind. Without one, the item looks for a picture as any other. */
export interface BroughtFilm {
  readonly pictureId: string | null;
  readonly reason: ImportReason | null;
  /** The upload that has served. */
  readonly uploadId: string | null;
}

/**
 * Brings the film of an item by way of an upload. So it is checked, counted and made as one. The item waits meanwhile. Where
 * the film cannot come, its still picture does. A film that stands at several items is brought once.
 */
export async function bringFilm(run: FetchingRun, due: DueItem, film: FoundFilm): Promise<BroughtFilm | 'settled'> {
  const { core, importId, viewer } = run;
  const twin = due.upload_id === null ? await selectTwin(core.db, importId, due, film) : undefined;
  const uploadId = due.upload_id ?? twin?.upload_id ?? null;
  if (twin && twin.picture_id !== null) return { pictureId: twin.picture_id, reason: null, uploadId: null };
  if (twin && twin.upload_id !== null) await shareUpload(core.db, importId, due.number, twin.upload_id);
  const item = { ...due, upload_id: uploadId };
  const upload = uploadId === null ? null : await findExportedFilm(core, viewer.userId, uploadId);
  if (upload?.status === 'processing') return 'settled';
  if (upload?.status === 'ready' && upload.pictureId !== null) return { pictureId: upload.pictureId, reason: null, uploadId };
  const still = await stillOf(run, item, film);
  // Whoever has this very picture has its film too, since the picture names it.
  if (still?.isFilm) return { pictureId: still.id, reason: null, uploadId };
  const isOver = upload?.status === 'failed' || twin?.is_refused || item.tries >= MOST_BEGINNINGS;
  const begin = film.url === undefined ? beginFilm : beginFilmOfWeb;
  const reason = isOver
    ? 'film_refused'
    : await begin(run, item, film, { still, isBegun: upload?.status === 'uploading' }).catch((error: unknown) => {
        // A cover is there at once where its film never comes.
        if (still !== null && isLost(error)) return 'film_refused' as const;
        throw error;
      });
  if (reason === null) return 'settled';
  if (still !== null) return { pictureId: still.id, reason, uploadId };
  if (item.link !== null) return { pictureId: null, reason, uploadId };
  await settleItem(core.db, importId, item.number, { state: stateNumbers.refused, reason });
  await forgetFilmOf(core, viewer.userId, importId, uploadId);
  return 'settled';
}

/** Whether another try would find no film either. */
function isLost(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false;
  const isGone = error.reason === 'bad_status' && [404, 410].includes(error.status ?? 0);
  return isGone || error.reason === 'too_large' || error.reason === 'not_a_picture';
}

/** The picture that stood for the film, null where it is gone or broken. Throws where it is blocked. */
async function stillOf(run: FetchingRun, { entry, picture }: DueItem, { url }: FoundFilm): Promise<PictureFacts | null> {
  const cover = url === undefined ? null : picture;
  if (entry === null && cover === null) return null;
  try {
    const id = entry === null ? await fetchPicture(run, cover!) : await pictureOfArchive(run, entry);
    return (await findPictureFacts(run.core.db, id)) ?? null;
  } catch (error) {
    if (reasonOf(error) === null || (error instanceof ApiError && error.extra?.reason === 'blocked')) throw error;
    return null;
  }
}

/** Begins a film, or writes one anew that broke off; gives why it cannot come. */
async function beginFilm(
  { core, viewer, importId, file }: FetchingRun,
  item: DueItem,
  { entry }: FoundFilm,
  { still, isBegun }: { still: PictureFacts | null; isBegun: boolean },
): Promise<ImportReason | null> {
  if (entry === null || file === null) return 'film_missing';
  const { userId } = viewer;
  const wait = () => waitForRoom(core.db, importId, item.number, WAIT_SECONDS);
  const bytes = file.sizeOf(entry);
  const wanted = { userId, name: entry.split('/').at(-1)!, bytes, poster: still?.signature ?? null };
  const id = isBegun ? item.upload_id : await beginExportedFilm(core, wanted, (trx, made) => noteUpload(trx, importId, item.number, made));
  if (id === 'refused') return 'film_refused';
  if (id === null) return wait().then(() => null);
  try {
    await receiveExportedFilm(core, id, await file.openEntry(entry), bytes);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'unavailable') return wait().then(() => null);
    if (!isBrokenZip(error)) throw error;
    await forgetExportedFilm(core, userId, id);
    return 'film_refused';
  }
}

/** The same with a film that lies at an address. Throws what fetching it throws, and then nothing of it is left. */
async function beginFilmOfWeb(
  { core, viewer, importId }: FetchingRun,
  item: DueItem,
  { url = '' }: FoundFilm,
  { still }: { still: PictureFacts | null },
): Promise<ImportReason | null> {
  const { userId } = viewer;
  const wait = () => waitForRoom(core.db, importId, item.number, WAIT_SECONDS).then(() => null);
  // What broke off is begun anew, because sites give no second half.
  if (item.upload_id !== null) await forgetExportedFilm(core, userId, item.upload_id);
  await waitForTurn(url);
  const { body, bytes, close } = await core.safeFetch.fetchFilm(url);
  const name = URL.parse(url)?.pathname.split('/').at(-1) || 'film';
  const wanted = { userId, name, bytes, poster: still?.signature ?? null };
  try {
    const id = await beginExportedFilm(core, wanted, (trx, made) => noteUpload(trx, importId, item.number, made));
    if (id === null) return await wait();
    return id === 'refused' ? 'film_refused' : await receiveFilmOfWeb(core, { userId, id, body, bytes, wait });
  } finally {
    // A body that nobody began to read keeps its connection.
    await close();
  }
}

interface ArrivingFilm {
  readonly userId: string;
  readonly id: string;
  readonly body: AsyncGenerator<Uint8Array>;
  readonly bytes: number;
  readonly wait: () => Promise<null>;
}

async function receiveFilmOfWeb(core: Core, { userId, id, body, bytes, wait }: ArrivingFilm): Promise<null> {
  try {
    await receiveExportedFilm(core, id, body, bytes);
    return null;
  } catch (error) {
    await forgetExportedFilm(core, userId, id);
    if (error instanceof ApiError && error.errorName === 'unavailable') return wait();
    throw error;
  }
}
