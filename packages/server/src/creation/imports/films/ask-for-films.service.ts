import type { Core } from '../../../core/core.ts';
import { areFilmsDue } from './film-items.queries.ts';

export const FILM_JOB = 'imports.films';

/**
 * Has the films of an import fetched that lie at addresses, where some are due. They have a job of their own,
 * because a slow site would hold up the imports of others.
 */
export async function askForFilms({ db, jobs }: Core, importId: string): Promise<void> {
  if (await areFilmsDue(db, importId)) await jobs.send(db, FILM_JOB, { id: importId });
}
