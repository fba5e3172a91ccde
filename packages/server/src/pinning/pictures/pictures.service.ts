import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { blocksPictures, isPictureBlocked } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import type { PictureSource, StoredPicture } from '../../core/media/index.ts';
import { deleteUpload, insertUploadedPicture } from './pictures.queries.ts';
import { toRefusal } from './picture-refusal.service.ts';

/** A picture that is durable and may become a pin. */
export interface ReceivedPicture extends StoredPicture {
  readonly id: string;
}

/** The job that makes a new picture's renditions before anybody asks. */
export const RENDER_JOB = 'pictures.render';

/** Takes a picture in: checked, durable, known to the database; its renditions follow by a job. Throws the refusal. */
export async function receivePicture(core: Core, userId: string, source: PictureSource): Promise<ReceivedPicture> {
  try {
    let id = '';
    // The row first: it waits for a purge of the same picture, which would take the file along.
    const stored = await core.media.storePicture(source, async (picture) => {
      id = await insertUploadedPicture(core.db, userId, picture);
    });
    await refuseBlocked(core, userId, { id, signature: stored.signature });
    await core.jobs.send(core.db, RENDER_JOB, { signature: stored.signature });
    return { ...stored, id };
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Lets go of a picture that looks like a blocked one; the nightly purge takes its file. Throws `picture_refused`. */
async function refuseBlocked(core: Core, userId: string, { id, signature }: { id: string; signature: string }): Promise<void> {
  if (!(await blocksPictures(core))) return;
  const described = await core.media.describePicture(signature);
  if (!(await isPictureBlocked(core, signature, described?.looks ?? null))) return;
  await deleteUpload(core.db, userId, id);
  throw new ApiError('picture_refused', { detail: 'blocked', extra: { reason: 'blocked' } });
}

/** Fetches a picture from the web and takes it in. Throws the refusal of either. */
export async function receivePictureFrom(core: Core, userId: string, address: string): Promise<ReceivedPicture> {
  try {
    const { body } = await core.safeFetch.fetchPicture(address);
    return await receivePicture(core, userId, body);
  } catch (error) {
    throw toRefusal(error);
  }
}
