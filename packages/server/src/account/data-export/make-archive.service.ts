import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Config } from '../../core/config/config.ts';
import type { Core } from '../../core/core.ts';
import { exportAccount } from '../../identity/accounts/index.ts';

/** How many parts are done between two notes of the progress. */
const PARTS_A_NOTE = 20;

/** Where an archive lies. */
export function archiveFile(config: Pick<Config, 'dataDir'>, id: string): string {
  return join(config.dataDir, 'exports', `${id}.zip`);
}

/** Writes everything of a person into one archive: a JSON file a feature, and their files as they are. Gives its size. */
export async function makeArchive(
  core: Core,
  options: { id: string; userId: string; onProgress: (progress: { done: number; total: number }) => Promise<void> },
): Promise<number> {
  const { id, userId, onProgress } = options;
  const file = archiveFile(core.config, id);
  const unfinished = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  const data = Object.entries(await exportAccount(core, userId)).filter(([, part]) => Object.keys(part as object).length > 0);
  const files = await filesOf(core, userId);
  const total = data.length + files.length;
  const zip = new ZipFile();
  for (const [name, part] of data) zip.addBuffer(Buffer.from(JSON.stringify(part, null, 2)), `data/${name}.json`);
  let done = data.length;
  for (const { name, path } of files) {
    // Opened when its turn comes, so that a hundred thousand pictures are never open at once.
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      done += 1;
      if (done % PARTS_A_NOTE === 0) void onProgress({ done, total });
      give(null, createReadStream(path));
    });
  }
  try {
    await onProgress({ done: data.length, total });
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await stat(file)).size;
}

async function filesOf(core: Core, userId: string): Promise<{ name: string; path: string }[]> {
  const files: { name: string; path: string }[] = [];
  for (const { personalData } of core.contributions) files.push(...((await personalData?.exportFiles?.(core, userId)) ?? []));
  return files;
}
