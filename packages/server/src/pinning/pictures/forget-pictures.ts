import type { Core } from '../../core/core.ts';
import { deleteUnusedPictures } from './pictures.queries.ts';

const BATCH = 100;

/** Takes pictures out of the database and off the disk, with their films; those that somebody still uses stay. */
export async function forgetPictures(core: Core, signatures: readonly string[]): Promise<void> {
  for (let start = 0; start < signatures.length; start += BATCH) {
    const forgotten = await deleteUnusedPictures(core.jobsDb, signatures.slice(start, start + BATCH));
    for (const { signature, film } of forgotten) {
      await core.media.deletePicture(signature);
      if (film !== null) await core.media.deleteVideo(film);
    }
  }
}
