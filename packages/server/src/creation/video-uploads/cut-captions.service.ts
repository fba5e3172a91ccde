import type { Database } from '../../core/database/database.ts';
import { cutCues, isCut } from '../video-captions/index.ts';
import { deleteCaptionsOfUpload, keepCut, selectCaptionsOfUpload, updateCaptionsOfUpload } from './captions-of-uploads.queries.ts';
import type { GoneUpload } from './video-uploads.queries.ts';

/**
 * Cuts the captions of drafts as the films of uploads that are gone were cut. Captions are kept in times of the video as it came.
 * The film keeps its cut, for captions that come later.
 */
export async function cutCaptionsOf(trx: Database, gone: readonly GoneUpload[]): Promise<void> {
  for (const { id, edits, film_picture_id: pictureId } of gone) {
    if (!isCut(edits)) continue;
    if (pictureId !== null) await keepCut(trx, pictureId, edits);
    for (const captions of await selectCaptionsOfUpload(trx, id)) {
      const cues = cutCues(captions.cues, edits);
      if (cues === null) await deleteCaptionsOfUpload(trx, captions);
      else await updateCaptionsOfUpload(trx, { ...captions, cues });
    }
  }
}
