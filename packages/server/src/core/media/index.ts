import { resolve } from 'node:path';
import { serveMedia, type ServedMedia } from './media.stream.ts';
import { createPicturePool, type PicturePoolOptions } from './picture-pool.ts';
import type { PictureSource } from './receive-upload.ts';
import type { Description } from './picture-jobs.ts';
import { describeSource, previewPicture } from './preview-picture.ts';
import { createRenditions, type Renditions } from './renditions.service.ts';
import { storePicture, type BeforeKept, type StoredPicture } from './store-picture.ts';
import { deleteVideo, findVideo, storeVideo } from './store-video.ts';
import { sweepUnfinished } from './sweep-unfinished.ts';

export { PictureError, type PictureErrorReason } from './picture-error.ts';
export { drawOver } from './draw-over.ts';
export { drawLinkPicture } from './draw-link.ts';
export { pictureLimits } from './picture-limits.ts';
export type { PictureSource } from './receive-upload.ts';
export type { StoredPicture } from './store-picture.ts';
export type { Description } from './picture-jobs.ts';
export { storyPageSize } from './story-page-size.ts';
export type { DrawnPart } from './renditions.service.ts';

/** The pictures of one data folder. */
export type Media = Renditions & {
  storePicture(source: PictureSource, beforeKept?: BeforeKept): Promise<StoredPicture>;
  /** How a picture looks that is only looked at. */
  describeSource(source: PictureSource): Promise<Description>;
  /** A small JPEG of a picture that is only looked at. */
  previewPicture(source: PictureSource): Promise<Uint8Array>;
  /** Keeps a film of our own making; gives its signature. */
  storeVideo(film: Uint8Array): Promise<string>;
  /** The file of a film, or null. */
  findVideo(signature: string): Promise<string | null>;
  deleteVideo(signature: string): Promise<void>;
  serveMedia(path: string): Promise<ServedMedia | null>;
  sweepUnfinished(): Promise<number>;
  close(): Promise<void>;
};

export type MediaOptions = PicturePoolOptions & { mediaDir: string; now?: () => number };

/** Opens the folder that holds originals and renditions; `close` ends the decoding processes. */
export function openMedia({ mediaDir, now = Date.now, ...poolOptions }: MediaOptions): Media {
  const folder = resolve(mediaDir);
  const pool = createPicturePool(poolOptions);
  const renditions = createRenditions(folder, pool, now);
  return {
    ...renditions,
    storeVideo: (film) => storeVideo(film, folder),
    findVideo: (signature) => findVideo(signature, folder),
    deleteVideo: (signature) => deleteVideo(signature, folder),
    storePicture: (source, beforeKept) => storePicture(source, folder, pool, beforeKept),
    previewPicture: (source) => previewPicture(source, folder, pool),
    describeSource: (source) => describeSource(source, folder, pool),
    serveMedia: (path) => serveMedia(path, folder, renditions),
    sweepUnfinished: () => sweepUnfinished(folder, now()),
    close: () => pool.close(),
  };
}
