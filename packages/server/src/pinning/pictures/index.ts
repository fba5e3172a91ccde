import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { forgetPictures, purgePictures } from './forget-pictures.service.ts';
import { mediaHandler } from './media.stream.ts';
import { deleteUploads, selectUploads } from './pictures.queries.ts';
import { RENDER_JOB } from './pictures.service.ts';
import { findUploadedFiles } from './uploaded-files.service.ts';
import { uploadHandler } from './upload.stream.ts';

export { findPictureFacts, findUploadedPicture, holdPictures, type PictureFacts } from './pictures.queries.ts';
export { forgetPictures } from './forget-pictures.service.ts';
export { attachVideo, keepVideo } from './videos.service.ts';
export { receivePicture, receivePictureFrom } from './pictures.service.ts';
export { readPictureField } from './upload.stream.ts';
export { oncePerPicture, twinsAmong } from './twins.queries.ts';
export { toRefusal } from './picture-refusal.service.ts';

/** Pictures: taking them in and serving their renditions. */
export const picturesFeature: Feature = {
  name: 'pictures',
  streams: [uploadHandler, mediaHandler],
  personalData: {
    tables: ['picture_uploads'],
    erase: async (core, userId) => forgetPictures(core, await deleteUploads(core.jobsDb, userId)),
    export: async (core, userId) => ({ uploads: await selectUploads(core.jobsDb, userId) }),
    exportFiles: (core, userId) => findUploadedFiles(core, userId),
    revertIntrusion: nothingToRevert,
  },
  jobs: (core) => [
    { name: RENDER_JOB, handle: async (data) => void (await core.media.makeRenditions(String(data.signature))) },
    // What uploads that a crash interrupted have left.
    { name: 'pictures-sweep', cron: '17 * * * *', handle: async () => void (await core.media.sweepUnfinished()) },
    // After the purge of pins, which frees the pictures of the last ones.
    { name: 'pictures-purge', cron: '47 3 * * *', handle: () => purgePictures(core) },
  ],
};
