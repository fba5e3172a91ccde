import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Config } from '../../core/config/config.ts';
import type { Core } from '../../core/core.ts';
import { guardRoom } from '../../core/disk-room.ts';
import { exportAccount } from '../../identity/accounts/index.ts';
import type { ExportChoice, ExportRun } from './data-export.queries.ts';
import { beginParts, type ArchiveParts, type PlacedFile } from './archive-parts.service.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Puts files of a person into the archive. What has to be written first goes into the folder, which is taken away afterwards. */
    readonly archive?: (core: Core, userId: string, to: ArchiveToFill) => Promise<void>;
  }
}

/** An archive that files are put into, and what is wanted of them. */
export interface ArchiveToFill {
  readonly folder: string;
  readonly parts: ArchiveParts;
  readonly choice: ExportChoice;
}

/** How many files are done between two notes of the progress. */
const FILES_A_NOTE = 20;

/** Where a part of an archive lies. */
export function archiveFile(config: Pick<Config, 'dataDir'>, id: string, part = 1): string {
  return join(config.dataDir, 'exports', part === 1 ? `${id}.zip` : `${id}-${part}.zip`);
}

export interface ArchiveToMake {
  readonly run: ExportRun;
  readonly userId: string;
  readonly choice: ExportChoice;
  readonly partBytes: number;
  readonly onProgress: (progress: { done: number; total: number }) => Promise<void>;
}

/** Parts of an archive that are made, and the folder where they lie. */
export interface MadeArchive {
  readonly folder: string;
  readonly sizes: readonly number[];
}

/** Where a run makes an archive. Another run has a folder of its own, so that neither harms the other. */
function folderOf(config: Pick<Config, 'dataDir'>, { id, run }: ExportRun): string {
  return join(dirname(archiveFile(config, id)), `${id}.${run}.work`);
}

/**
 * Writes what is wanted of a person: a JSON file a feature, and their files as they are. Gives what `take` makes of the parts,
 * which are gone after it.
 */
export async function makeArchive<T>(
  core: Core,
  { run, userId, choice, partBytes, onProgress }: ArchiveToMake,
  take: (made: MadeArchive) => Promise<T>,
): Promise<T> {
  const folder = folderOf(core.config, run);
  await removeStopped(core.config, run);
  await mkdir(folder, { recursive: true });
  await guardRoom(folder);
  try {
    const files = await filesOf(core, { userId, choice, folder, partBytes });
    const packing = { done: 0, total: files.length, onProgress };
    const sizes: number[] = [];
    for (const ofPart of Map.groupBy(files, ({ part }) => part).values()) {
      sizes.push(await packPart(partIn(folder, sizes.length + 1), ofPart, packing));
    }
    return await take({ folder, sizes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes away what runs left that were stopped in the middle. */
async function removeStopped(config: Pick<Config, 'dataDir'>, { id, run }: ExportRun): Promise<void> {
  const folder = dirname(archiveFile(config, id));
  for (const name of await readdir(folder).catch(() => [])) {
    const [, of, earlier] = /^(\d+)\.(\d+)\.work$/.exec(name) ?? [];
    if (of === id && Number(earlier) < run) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Puts the parts of an archive where they are downloaded from. */
export async function keepArchive(
  config: Pick<Config, 'dataDir'>,
  id: string,
  { folder, parts }: { folder: string; parts: number },
): Promise<void> {
  for (let part = 1; part <= parts; part += 1) await rename(partIn(folder, part), archiveFile(config, id, part));
}

function partIn(folder: string, part: number): string {
  return join(folder, `part-${part}.zip`);
}

interface Packing {
  done: number;
  readonly total: number;
  readonly onProgress: ArchiveToMake['onProgress'];
}

/** Packs one part; gives its size. */
async function packPart(to: string, files: readonly PlacedFile[], packing: Packing): Promise<number> {
  const zip = new ZipFile();
  const broken = new AbortController();
  for (const { name, path } of files) {
    // Opened when its turn comes, so that a hundred thousand pictures are never open at once.
    zip.addReadStreamLazy(name, { compress: isText(name) }, (give) => {
      packing.done += 1;
      if (packing.done % FILES_A_NOTE === 0) void packing.onProgress({ done: packing.done, total: packing.total });
      const part = createReadStream(path);
      // Nobody else hears of a file that is gone meanwhile, and an unheard error ends the process.
      part.once('error', (error) => broken.abort(error));
      give(null, part);
    });
  }
  await packing.onProgress({ done: packing.done, total: packing.total });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to), { signal: broken.signal });
  return (await stat(to)).size;
}

/** Pictures and films are packed already. */
function isText(name: string): boolean {
  return /\.(json|html|md|vtt)$/.test(name);
}

async function filesOf(
  core: Core,
  { userId, choice, folder, partBytes }: Pick<ArchiveToMake, 'userId' | 'choice' | 'partBytes'> & { folder: string },
): Promise<readonly PlacedFile[]> {
  const parts = beginParts(partBytes);
  // Boards come first: they begin each part with what an import knows it by.
  for (const { archive } of core.contributions) await archive?.(core, userId, { folder, parts, choice });
  if (choice.board_ids === null) await addAccount(core, userId, { folder, parts, choice });
  return parts.files().toSorted((one, other) => one.part - other.part);
}

/** What is kept of an account beside its boards. */
async function addAccount(core: Core, userId: string, { folder, parts, choice }: ArchiveToFill): Promise<void> {
  await mkdir(join(folder, 'data'), { recursive: true });
  for (const [name, data] of Object.entries(await exportAccount(core, userId))) {
    if (Object.keys(data as object).length === 0) continue;
    const file = { name: `data/${name}.json`, path: join(folder, 'data', `${name}.json`) };
    await writeFile(file.path, JSON.stringify(data, null, 2));
    await parts.add([file]);
  }
  if (!choice.has_pictures) return;
  for (const { personalData } of core.contributions) {
    for (const file of (await personalData?.exportFiles?.(core, userId)) ?? []) await parts.add([file]);
  }
}
