import { join } from 'node:path';
import type { Core } from '../../core/core.ts';
import { FilmError } from '../../core/films/index.ts';
import { keepVideo } from '../../pinning/pictures/index.ts';
import { markFailed, markReady, noteProgress, selectLostUploads, takeNextUpload, type VideoUploadRow } from './video-uploads.queries.ts';

/** The job that makes a film of an upload. */
export const MAKE_VIDEO_JOB = 'videos.make';
/** A quarter of an hour of film takes some minutes here. */
export const LONGEST_JOB_SECONDS = 7_200;
const NOTE_MILLISECONDS = 1_000;
/** ffmpeg is silent while it looks at a file. */
const SIGN_OF_LIFE_MILLISECONDS = 20_000;

/**
 * Makes the next film. Each upload sends one job, and the job takes whoever's turn it is, so that thirty films of one person
 * hold nobody else up.
 */
export async function makeNextVideo(core: Core): Promise<void> {
  const upload = await takeNextUpload(core.jobsDb);
  if (upload) await makeVideo(core, upload);
}

/** Sends another job for each film whose making died with its process. */
export async function makeLostVideos(core: Core): Promise<void> {
  for (const id of await selectLostUploads(core.jobsDb)) await core.jobs.send(core.jobsDb, MAKE_VIDEO_JOB, { id });
}

/** A film of edits that are no longer asked for is given up, since the change has sent a job of its own. */
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
      onProgress,
      signal: given.signal,
    });
    await markReady(core.jobsDb, upload, await keepVideo(core, upload.user_id, film));
  } catch (error) {
    if (error instanceof FilmGivenUp) return;
    if (!(error instanceof FilmError)) throw error;
    await markFailed(core.jobsDb, upload, error.reason);
  } finally {
    clearInterval(life);
  }
}

class FilmGivenUp extends Error {
  override readonly name = 'FilmGivenUp';
}
