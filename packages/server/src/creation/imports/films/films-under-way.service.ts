import type { Core } from '../../../core/core.ts';
import { forgetExportedFilm } from '../../video-uploads/index.ts';
import type { ImportRow } from '../records/imports.queries.ts';
import { isUploadWanted, selectUploadsUnderWay } from './film-items.queries.ts';

/** Stops the films that an import has under way, and leaves nothing of them. */
export async function forgetFilmsUnderWay(core: Core, { id, user_id: userId }: Pick<ImportRow, 'id' | 'user_id'>): Promise<void> {
  for (const upload of await selectUploadsUnderWay(core.jobsDb, id)) await forgetExportedFilm(core, userId, upload);
}

/** Forgets the upload of a film, unless other items still wait for it. */
export async function forgetFilmOf(core: Core, userId: string, importId: string, uploadId: string | null): Promise<void> {
  if (uploadId !== null && !(await isUploadWanted(core.db, importId, uploadId))) await forgetExportedFilm(core, userId, uploadId);
}
