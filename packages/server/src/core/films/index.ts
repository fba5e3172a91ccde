import { resolve } from 'node:path';
import { videoUploads } from '../media/media.paths.ts';
import { sniffFilm } from './film-kinds.ts';
import { storeFilm, type StoredFilm, type StoreFilmOptions } from './store-film.ts';

export { FilmError } from './film-error.ts';
export { nameFilm } from './film-name.ts';
export { noEdits, type FilmEdits } from './film-edits.ts';
export type { StoredFilm } from './store-film.ts';

/** What makes films of the videos that people upload. */
export interface Films {
  /** Where uploads arrive. */
  readonly uploads: string;
  /** Whether the first bytes of a file are those of a film. What is none is refused at once. */
  looksLikeFilm(file: string): Promise<boolean>;
  /** Makes a film of an upload, and keeps it with its stream among the media. Throws a FilmError. */
  store(options: StoreFilmOptions): Promise<StoredFilm>;
  /** Kills what is being made. */
  close(): void;
}

/** Opens what makes films for one media folder. */
export function openFilms({ mediaDir }: { mediaDir: string }): Films {
  const folder = resolve(mediaDir);
  const closing = new AbortController();
  return {
    uploads: videoUploads(folder),
    looksLikeFilm: (file) =>
      sniffFilm(file).then(
        () => true,
        () => false,
      ),
    store: ({ signal, ...options }) =>
      storeFilm({ ...options, signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal }, folder),
    close: () => closing.abort(new Error('the instance stops')),
  };
}
