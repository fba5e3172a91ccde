import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder, unfinishedFilms } from './media.paths.ts';

const HOUR = 60 * 60 * 1_000;

/** No upload or rendition takes an hour, and no film takes three. So a crash left an older file. */
const abandoned = [
  { folderOf: temporaryFolder, afterMs: HOUR },
  { folderOf: unfinishedFilms, afterMs: 3 * HOUR },
] as const;

/** Removes what a crash left unfinished; files of a process that runs beside this one are younger, and stay. */
export async function sweepUnfinished(mediaDir: string, now: number): Promise<number> {
  let removed = 0;
  for (const { folderOf, afterMs } of abandoned) removed += await sweepFolder(folderOf(mediaDir), now - afterMs);
  return removed;
}

async function sweepFolder(folder: string, before: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found || found.mtimeMs > before) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
