import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { deleteUnusedPictures, lockUnusedPictures, selectFilmsInUse, type PictureUse, type Wanted } from './pictures.queries.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** True in SQL while the feature still uses a picture (`p`), which then stays. */
    readonly usesPicture?: PictureUse;
  }
}

const BATCH = 100;

/** Takes pictures out of the database and off the disk, with their films; those that somebody still uses stay. */
export async function forgetPictures(core: Core, signatures: readonly string[]): Promise<void> {
  for (let start = 0; start < signatures.length; start += BATCH)
    await forgetSome(core, { signatures: signatures.slice(start, start + BATCH) });
}

/** Forgets, every night, each picture whose last pin was purged, and each that was uploaded and never pinned. */
export async function purgePictures(core: Core): Promise<void> {
  let afterId: string | undefined = '0';
  while (afterId !== undefined) afterId = await forgetSome(core, { afterId, most: BATCH });
}

/**
 * The files go before the rows are free again: whoever uploads the same picture at this moment waits for the lock and then
 * stores it anew. Returns the last id that was looked at.
 */
async function forgetSome(core: Core, wanted: Wanted): Promise<string | undefined> {
  const uses = core.contributions.flatMap(({ usesPicture }) => usesPicture ?? []);
  return inTransaction(core.jobsDb, async (trx) => {
    const locked = await lockUnusedPictures(trx, uses, wanted);
    const gone = new Set(
      await deleteUnusedPictures(
        trx,
        uses,
        locked.map(({ id }) => id),
      ),
    );
    const forgotten = locked.filter(({ id }) => gone.has(id));
    const films = new Set(forgotten.flatMap(({ film }) => film ?? []));
    for (const film of await selectFilmsInUse(trx, [...films])) films.delete(film);
    for (const { signature } of forgotten) await core.media.deletePicture(signature);
    for (const film of films) await core.media.deleteVideo(film);
    return locked.at(-1)?.id;
  });
}
