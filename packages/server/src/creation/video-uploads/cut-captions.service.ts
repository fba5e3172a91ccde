import type { Database } from '../../core/database/database.ts';
import { cutCues } from '../video-captions/index.ts';
import { deleteCaptionsOfUpload, selectCaptionsOfUpload, updateCaptionsOfUpload } from './captions-of-uploads.queries.ts';
import type { GoneUpload } from './video-uploads.queries.ts';

/**
 * Cuts the captions of drafts as the films of uploads that are gone were cut. Captions are kept in times of the video as it came,
 * and nothing else knows its cut afterwards.
 */
export async function cutCaptionsOf(trx: Database, gone: readonly GoneUpload[]): Promise<void> {
  for (const { id, edits } of gone) {
    if (edits.trimStart <= 0 && edits.trimEnd === null) continue;
    for (const captions of await selectCaptionsOfUpload(trx, id)) {
      const cues = cutCues(captions.cues, edits);
      if (cues === null) await deleteCaptionsOfUpload(trx, captions);
      else await updateCaptionsOfUpload(trx, { ...captions, cues });
    }
  }
}
