import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ApiError, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import type { VideoRefusal } from '@bowerbird/domain/media/video-limits.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { FilmError } from '../../core/films/index.ts';
import { keepVideo } from '../../pinning/pictures/index.ts';
import { isCut } from '../video-captions/index.ts';
import { keepCut } from './captions-of-uploads.queries.ts';
import {
  markArrived,
  markFailed,
  markReady,
  noteProgress,
  selectLostUploads,
  takeNextUpload,
  type VideoUploadRow,
} from './video-uploads.queries.ts';

/** The job that makes a film of an upload. */
export const MAKE_VIDEO_JOB = 'videos.make';
/** A quarter of an hour of film takes some minutes here. */
export const LONGEST_JOB_SECONDS = 7_200;
const NOTE_MILLISECONDS = 1_000;
/** Refusals of a poster that stay so however often it is made. */
const PICTURE_REFUSALS: readonly ErrorName[] = ['picture_refused', 'too_large', 'unsupported_type'];
/** ffmpeg is silent while it looks at a file. */
const SIGN_OF_LIFE_MILLISECONDS = 20_000;

/** Has a film made of an upload that has arrived; what is no film by its first bytes fails at once. */
export async function sendToMake(core: Core, id: string): Promise<void> {
  const isFilm = await core.films.looksLikeFilm(join(core.films.uploads, id));
  await inTransaction(core.db, async (trx) => {
    const version = await markArrived(trx, id);
    if (version === null) return;
    if (isFilm) await core.jobs.send(trx, MAKE_VIDEO_JOB, { id });
    else await markFailed(trx, { id, version }, 'not_a_video');
  });
}

/**
 * Makes the next film. Each upload sends one job, and the job takes whoever's turn it is. So thirty films of one person hold
 * nobody else up.
 */
export async function makeNextVideo(core: Core): Promise<void> {
  const upload = await takeNextUpload(core.jobsDb);
  if (upload) await makeVideo(core, upload);
}

/** Sends another job for each film whose making died with its process. */
export async function makeLostVideos(core: Core): Promise<void> {
  for (const id of await selectLostUploads(core.jobsDb)) await core.jobs.send(core.jobsDb, MAKE_VIDEO_JOB, { id });
}

/** A film of edits that are no longer asked for is given up. The change has sent a job of its own. */
async function makeVideo(core: Core, upload: VideoUploadRow): Promise<void> {
  const { id } = upload;
  const given = new AbortController();
  let notedAt = core.now();
  let made = 0;
  const note = () => {
    notedAt = core.now();
    noteProgress(core.jobsDb, upload, made).then(
      (isWanted) => isWanted || given.abort(new FilmGivenUp()),
      // How far it is says the next note.
      () => undefined,
    );
  };
  const onProgress = (share: number) => {
    made = share;
    if (core.now() - notedAt >= NOTE_MILLISECONDS) note();
  };
  const life = setInterval(note, SIGN_OF_LIFE_MILLISECONDS);
  try {
    const film = await core.films.store({
      file: join(core.films.uploads, id),
      edits: upload.edits,
      isExported: upload.edits.exportedPoster !== undefined,
      poster: await exportedPoster(core, upload),
      onProgress,
      signal: given.signal,
    });
    const pictureId = await keepVideo(core, upload.user_id, film);
    // A purge of the last picture that showed it may have taken it meanwhile; then it is made anew.
    if ((await core.media.findVideo(film.facts.signature)) === null) throw new Error('The film was purged while it was made.');
    // A pin stays with this film when the upload is cut in another way, and its captions come later.
    if (isCut(upload.edits)) await keepCut(core.jobsDb, pictureId, upload.edits);
    await markReady(core.jobsDb, upload, pictureId);
  } catch (error) {
    if (error instanceof FilmGivenUp) return;
    const reason = refusalOf(error);
    if (reason === null) throw error;
    await markFailed(core.jobsDb, upload, reason);
  } finally {
    clearInterval(life);
  }
}

/** Why a film, or the picture that stands for it, is not taken; null where another try may help. */
function refusalOf(error: unknown): VideoRefusal | null {
  if (error instanceof FilmError) return error.reason;
  if (!(error instanceof ApiError) || !PICTURE_REFUSALS.includes(error.errorName)) return null;
  return error.extra?.reason === 'blocked' ? 'blocked' : 'no_picture';
}

/** The picture that stood for a film where it came from, as a JPEG; it was checked as any picture is. */
async function exportedPoster(core: Core, { edits }: VideoUploadRow): Promise<Buffer | null> {
  const signature = edits.exportedPoster;
  const original = signature ? await core.media.findOriginal(signature) : null;
  if (!signature || original === null) return null;
  const isJpeg = extname(original) === '.jpeg';
  const file = isJpeg ? original : await core.media.ensureRendition({ size: 'orig', signature, format: 'jpg' }).catch(() => null);
  return file === null ? null : readFile(file).catch(() => null);
}

class FilmGivenUp extends Error {
  override readonly name = 'FilmGivenUp';
}
