import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import type { Core } from '../../core/core.ts';
import { nameFilm, type StoredFilm } from '../../core/films/index.ts';
import { updateOwnPictureVideo, updatePictureVideo } from './pictures.queries.ts';
import { receivePicture } from './pictures.service.ts';

/** A film of the instance's own making, and what is known of it. */
export type OwnFilm = Omit<VideoFacts, 'signature'> & { bytes: Uint8Array };

/** Lets a picture stand for a film: pins of it then carry the film, with the picture in its place until it plays. */
export async function attachVideo(core: Core, pictureId: string, { bytes, ...facts }: OwnFilm): Promise<void> {
  const signature = await core.media.storeVideo(bytes);
  await updatePictureVideo(core.db, pictureId, { ...facts, signature });
}

/**
 * Keeps the picture of a film that somebody brought, and lets it stand for the film; gives its id. Where others pinned this very
 * picture, their pins must not play what they never saved. So the film gets one that nobody has.
 */
export async function keepVideo(core: Core, userId: string, { facts: video, poster }: StoredFilm): Promise<string> {
  for (const picture of [poster, nameFilm(poster, `${video.signature} ${randomUUID()}`)]) {
    const { id: pictureId } = await receivePicture(core, userId, Readable.from([picture]));
    if (await updateOwnPictureVideo(core.db, { pictureId, userId, video })) return pictureId;
  }
  throw new Error('A picture that was just made is pinned already.');
}
