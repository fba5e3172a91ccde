import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Config } from '../../../core/config/config.ts';
import { guardRoom } from '../../../core/disk-room.ts';

type Folder = Pick<Config, 'dataDir'>;

/** The disk is asked again after so many bytes: many files may arrive at once. */
const ASK_AGAIN_AFTER = 64 * 1024 ** 2;
const DAY_MILLISECONDS = 86_400_000;

/** Where a file lies that somebody brought. */
export function importFile({ dataDir }: Folder, file: string): string {
  return join(dataDir, 'imports', file);
}

/** Writes a file as it arrives, and keeps it once `keep` names it. Throws where it is empty or too large; then nothing stays. */
export async function storeImportFile(
  config: Folder,
  bytes: AsyncIterable<Uint8Array>,
  keep: (size: number) => Promise<string>,
): Promise<string> {
  const unfinished = importFile(config, `${crypto.randomUUID()}.part`);
  await mkdir(importFile(config, ''), { recursive: true });
  await guardRoom(config.dataDir);
  try {
    const size = await writeWhole(unfinished, bytes, () => guardRoom(config.dataDir));
    const file = await keep(size);
    await rename(unfinished, importFile(config, file));
    return file;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>, askForRoom: () => Promise<void>): Promise<number> {
  let [size, askedAt] = [0, 0];
  await pipeline(async function* () {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > importLimits.bytes) throw new ApiError('too_large', { extra: { limit: importLimits.bytes } });
      if (size - askedAt > ASK_AGAIN_AFTER) {
        askedAt = size;
        await askForRoom();
      }
      yield chunk;
    }
  }, createWriteStream(path));
  if (size === 0) throw new ApiError('bad_input', { detail: 'file: empty', extra: { fields: [{ field: 'file', rule: 'required' }] } });
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return size;
}

export async function removeImportFile(config: Folder, file: string | null): Promise<void> {
  if (file !== null) await rm(importFile(config, file), { force: true });
}

/** Removes what lies in the folder for a day and that no row names: a crash came between. */
export async function sweepImportFiles(config: Folder, known: ReadonlySet<string>, now: number): Promise<void> {
  const folder = importFile(config, '');
  for (const name of await readdir(folder).catch(() => [])) {
    if (known.has(name)) continue;
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts && facts.mtimeMs < now - DAY_MILLISECONDS) await rm(join(folder, name), { force: true });
  }
}
