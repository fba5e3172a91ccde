import { findPictureFacts } from '../../../pinning/pictures/index.ts';
import { bringFilm } from './bring-film.service.ts';
import { settleStoryFilm } from './film-items.queries.ts';
import { forgetFilmOf } from './films-under-way.service.ts';
import type { FetchingRun } from '../pictures/receive-picture.service.ts';
import type { DueItem } from '../items/run.queries.ts';

/**
 * Brings the films on the pages of an idea pin, one after the other, as that of any pin. A film that cannot come leaves its page
 * with the still picture. Gives whether the pin waits for one of them.
 */
export async function bringStoryFilms(run: FetchingRun, item: DueItem): Promise<boolean> {
  const { core, importId, viewer } = run;
  let begun: Pick<DueItem, 'upload_id' | 'tries'> = item;
  for (const { signature, still, entry } of item.story?.films ?? []) {
    // With an address its item is never refused for want of a film.
    const page: DueItem = { ...item, ...begun, entry: still, link: item.link ?? '' };
    const brought = await bringFilm(run, page, { entry, captions: [] });
    if (brought === 'settled') return true;
    const { pictureId, reason, uploadId } = brought;
    const facts = pictureId === null ? undefined : await findPictureFacts(core.db, pictureId);
    await settleStoryFilm(core.db, importId, item.number, { signature, shown: facts?.signature ?? signature, reason });
    await forgetFilmOf(core, viewer.userId, importId, uploadId);
    begun = { upload_id: null, tries: 0 };
  }
  return false;
}
