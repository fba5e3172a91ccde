import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file of a backup, relative to its folder. */
export type BackupFile = { path: string; bytes: number; sha256: string };

/** The rows of one table, as PostgreSQL's COPY writes them, in the order of its key. */
export type TableFile = BackupFile & { table: string; columns: string[]; rows: number };

export type SequenceState = { name: string; value: string; isCalled: boolean };

/** What a backup holds; written last, so that a folder with a manifest is a whole backup. */
export type Manifest = {
  format: 1;
  madeAt: string;
  schemaVersion: number;
  tables: TableFile[];
  sequences: SequenceState[];
  originals: BackupFile[];
};

/** A backup that cannot be made or used as asked; the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const FILE = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new BackupError(`There is no backup in ${folder}: it has no ${FILE}.`);
  });
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== 1) throw new BackupError(`The backup in ${folder} has a format that this version does not know.`);
  return manifest;
}

/** Reads every file of the backup and compares it with the manifest, before anything is restored. */
export async function verifyFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const file of [...manifest.tables, ...manifest.originals]) {
    const found = await hashFile(join(folder, file.path)).catch(() => 'absent');
    if (found !== file.sha256) throw new BackupError(`The backup in ${folder} is damaged: ${file.path} is not what was written.`);
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
