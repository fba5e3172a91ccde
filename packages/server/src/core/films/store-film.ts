import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import { moveDurably } from '../media/durable-file.ts';
import { streamFolder, unfinishedFilms, videoFile } from '../media/media.paths.ts';
import { nameFilm, nameIn } from './film-name.ts';
import { makeFilm, type MakeFilmOptions } from './make-film.ts';

/** A film that is kept, and the JPEG that stands for it. */
export interface StoredFilm {
  readonly facts: VideoFacts;
  readonly poster: Buffer;
}

export interface StoreFilmOptions extends Omit<MakeFilmOptions, 'folder' | 'hasPoster'> {
  /** A JPEG that stands for the film, in place of one of its own pictures. */
  readonly poster?: Buffer | null;
}

/** Makes a film of what somebody uploaded and keeps it durably, with its stream. Throws a FilmError; leaves nothing behind then. */
export async function storeFilm(options: StoreFilmOptions, mediaDir: string): Promise<StoredFilm> {
  await mkdir(unfinishedFilms(mediaDir), { recursive: true });
  const folder = await mkdtemp(join(unfinishedFilms(mediaDir), 'film-'));
  try {
    const given = options.poster ?? null;
    const made = await makeFilm({ ...options, folder, hasPoster: given !== null });
    const signature = await hashOf(join(folder, made.film));
    const picture = given ?? (await readFile(join(folder, made.poster)));
    const poster = nameIn(picture)?.startsWith(signature) ? picture : nameFilm(picture, signature);
    // The stream first: a film that is there has one.
    for (const name of made.stream) await keep(join(folder, name), join(streamFolder(mediaDir, signature), name), mediaDir);
    await keep(join(folder, made.film), videoFile(mediaDir, signature), mediaDir);
    const { width, height, seconds } = made;
    return { facts: { signature, width, height, duration: Math.round(seconds * 1_000), hasStream: true }, poster };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keep(from: string, to: string, mediaDir: string): Promise<void> {
  const handle = await open(from, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await moveDurably(from, to, mediaDir);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
