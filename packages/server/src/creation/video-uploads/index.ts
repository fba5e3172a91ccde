import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { videoUploadSchemas } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { LONGEST_JOB_SECONDS, MAKE_VIDEO_JOB, makeLostVideos, makeNextVideo } from './make-video.service.ts';
import { uploadStreams } from './upload.stream.ts';
import { selectUploadsOf } from './video-uploads.queries.ts';
import { editUpload, eraseUploads, forgetUpload, readUpload, sweepUploads } from './video-uploads.service.ts';

export { beginExportedFilm, findExportedFilm, forgetExportedFilm, receiveExportedFilm } from './exported-films.service.ts';
export { receiveSharedFilm } from './shared-film.service.ts';
export { isBeingMade, isEnded, joinUploads, uploadOfPicture, type JoinedUpload } from './video-uploads.queries.ts';
export { presentUpload } from './video-uploads.views.ts';

/** Videos: they arrive in pieces, a job makes a film of them, and the film is pinned as a picture is. */
export const videoUploadsFeature: Feature = {
  name: 'video-uploads',
  schemas: videoUploadSchemas,
  handlers: [
    handle(VideoUploadsResource.get, ({ core, viewer }, { upload_id: id }) => readUpload(core, viewer.userId, id)),
    handle(VideoUploadsResource.update, ({ core, viewer }, input) => editUpload(core, viewer.userId, input)),
    handle(VideoUploadsResource.delete, ({ core, viewer }, { upload_id: id }) => forgetUpload(core, viewer.userId, id)),
  ],
  streams: uploadStreams,
  jobs: (core) => [
    { name: MAKE_VIDEO_JOB, longestSeconds: LONGEST_JOB_SECONDS, handle: () => makeNextVideo(core) },
    { name: 'videos.lost', cron: '*/5 * * * *', handle: () => makeLostVideos(core) },
    { name: 'videos.sweep', cron: '41 * * * *', handle: () => sweepUploads(core) },
  ],
  personalData: {
    tables: ['video_uploads'],
    erase: eraseUploads,
    export: async (core, userId) => ({ video_uploads: await selectUploadsOf(core.jobsDb, userId) }),
    // An upload that nobody goes on with is gone within two days. What was pinned of it is deleted with its pins.
    revertIntrusion: nothingToRevert,
  },
};
