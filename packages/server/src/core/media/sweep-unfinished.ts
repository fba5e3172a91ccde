import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './media.paths.ts';

/** No upload or rendition takes this long, so an older file was left by a crash. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Removes what a crash left unfinished; files of a process that runs beside this one are younger, and stay. */
export async function sweepUnfinished(mediaDir: string, now: number): Promise<number> {
  const folder = temporaryFolder(mediaDir);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found || now - found.mtimeMs < abandonedAfterMs) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
