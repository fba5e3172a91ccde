import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Config } from '../../core/config/config.ts';
import type { Core } from '../../core/core.ts';
import { guardRoom } from '../../core/disk-room.ts';
import { exportAccount } from '../../identity/accounts/index.ts';

/** A file that goes into an archive: its name there, and its place on disk. */
export interface ArchiveFile {
  readonly name: string;
  readonly path: string;
}

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Files for the archive of a person. What has to be written first goes into the folder, which is taken away afterwards. */
    readonly archive?: (core: Core, userId: string, folder: string) => Promise<readonly ArchiveFile[]>;
  }
}

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
  const folder = `${file}.work`;
  await mkdir(folder, { recursive: true });
  await guardRoom(folder);
  try {
    return await packArchive(core, { userId, onProgress, file, unfinished, folder });
  } finally {
    await rm(unfinished, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

interface ArchiveToPack {
  readonly userId: string;
  readonly onProgress: (progress: { done: number; total: number }) => Promise<void>;
  readonly file: string;
  readonly unfinished: string;
  readonly folder: string;
}

async function packArchive(core: Core, { userId, onProgress, file, unfinished, folder }: ArchiveToPack): Promise<number> {
  const files = await filesOf(core, userId, folder);
  const data = Object.entries(await exportAccount(core, userId)).filter(([, part]) => Object.keys(part as object).length > 0);
  const total = data.length + files.length;
  const zip = new ZipFile();
  const broken = new AbortController();
  for (const [name, part] of data) zip.addBuffer(Buffer.from(JSON.stringify(part, null, 2)), `data/${name}.json`);
  let done = data.length;
  for (const { name, path } of files) {
    // Opened when its turn comes, so that a hundred thousand pictures are never open at once.
    zip.addReadStreamLazy(name, { compress: isText(name) }, (give) => {
      done += 1;
      if (done % PARTS_A_NOTE === 0) void onProgress({ done, total });
      const part = createReadStream(path);
      // Nobody else hears of a file that is gone meanwhile, and an unheard error ends the process.
      part.once('error', (error) => broken.abort(error));
      give(null, part);
    });
  }
  await onProgress({ done: data.length, total });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(unfinished), { signal: broken.signal });
  await rename(unfinished, file);
  return (await stat(file)).size;
}

/** Pictures and films are packed already. */
function isText(name: string): boolean {
  return /\.(json|html|md|vtt)$/.test(name);
}

async function filesOf(core: Core, userId: string, folder: string): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for (const { personalData, archive } of core.contributions) {
    files.push(...((await personalData?.exportFiles?.(core, userId)) ?? []), ...((await archive?.(core, userId, folder)) ?? []));
  }
  return files;
}
