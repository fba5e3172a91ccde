import { VideoCaptionsResource } from '@bowerbird/contract/creation/video-captions/calls.ts';
import { videoCaptions } from '@bowerbird/contract/creation/video-captions/records.ts';
import { videoCaptionSchemas } from '@bowerbird/contract/creation/video-captions/schemas.ts';
import { handleAtomically } from '../../endpoints/handle.ts';
import { givePart, rarely } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { captionsHandler } from './video-captions.stream.ts';
import { captionsOfPin, deleteCaptionsOf, mayHaveCaptions, selectCaptionsForExport } from './video-captions.queries.ts';
import { removeCaptions, setCaptions } from './video-captions.service.ts';

export { cutCues, isCut, type KeptPart } from './cut-cues.service.ts';
export { selectCaptionsToArchive, selectPageCaptionsToArchive } from './video-captions.queries.ts';
export { keepCaptions, readCaptions, requireCaptionLanguage, writeCues } from './video-captions.service.ts';

/** What is said in films, for whoever does not hear it. */
export const videoCaptionsFeature: Feature = {
  name: 'video-captions',
  schemas: videoCaptionSchemas,
  recordParts: [
    rarely(
      givePart(videoCaptions, ({ viewer }, { id }) => captionsOfPin(viewer, id)),
      ({ id }) => mayHaveCaptions(id),
    ),
  ],
  handlers: [handleAtomically(VideoCaptionsResource.update, setCaptions), handleAtomically(VideoCaptionsResource.delete, removeCaptions)],
  streams: [captionsHandler],
  personalData: {
    tables: ['video_captions'],
    erase: (core, userId) => deleteCaptionsOf(core.db, userId),
    export: async (core, userId) => ({ captions: await selectCaptionsForExport(core.db, userId) }),
    // Captions let nobody in.
    revertIntrusion: nothingToRevert,
  },
};
