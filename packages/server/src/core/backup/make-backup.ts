import { createHash } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { inClientTransaction } from '../database/transaction.ts';
import { withClient } from '../database/with-client.ts';
import { type BackedUpTable, fixForms, copyOutStatement, readSchemaVersion, readSequences, readTables } from './catalogue.queries.ts';
import { BackupError, type BackupFile, hashFile, type Manifest, type TableFile, writeManifest } from './manifest.ts';

export type BackupOptions = {
  databaseUrl: string;
  /** Folder of the uploaded originals; renditions are made from them again. */
  originalsDir: string;
  /** The folder to make; it must not exist. */
  target: string;
  onProgress?: (words: string) => void;
};

/** Copies everything that lasts into a folder while the instance goes on working: all tables as of one moment. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { target } = options;
  if (await exists(target)) throw new BackupError(`${target} is already there; a backup goes into a folder of its own.`);
  const draft = `${target}.partial`;
  await rm(draft, { recursive: true, force: true });
  try {
    const manifest = await fillDraft(options, draft);
    await rename(draft, target);
    return manifest;
  } catch (error) {
    // Half of a backup helps nobody, and the disk may be full of it.
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fillDraft({ databaseUrl, originalsDir, onProgress = () => {} }: BackupOptions, draft: string): Promise<Manifest> {
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const database = await copyDatabase(databaseUrl, draft, onProgress);
  // After the snapshot: a picture that a row of it names is on the disk by now.
  onProgress('Copying the originals');
  const originals = await copyOriginals(originalsDir, draft);
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...database, originals };
  await writeManifest(draft, manifest);
  return manifest;
}

async function copyDatabase(
  databaseUrl: string,
  draft: string,
  onProgress: (words: string) => void,
): Promise<Pick<Manifest, 'schemaVersion' | 'tables' | 'sequences'>> {
  return withClient(databaseUrl, (client) => inClientTransaction(client, () => copyTables(client, draft, onProgress), 'snapshot'));
}

async function copyTables(client: Client, draft: string, onProgress: (words: string) => void) {
  await fixForms(client);
  const schemaVersion = await readSchemaVersion(client);
  const tables: TableFile[] = [];
  for (const table of await readTables(client)) {
    onProgress(`Copying ${table.table}`);
    tables.push(await copyTable(client, table, draft));
  }
  // Sequences stand outside of transactions: read last, they are never behind the rows.
  return { schemaVersion, tables, sequences: await readSequences(client) };
}

async function copyTable(client: Client, table: BackedUpTable, draft: string): Promise<TableFile> {
  const path = join('tables', `${table.table}.copy`);
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const rows = client.query(copyTo(copyOutStatement(table)));
  await pipeline(rows, measure, createWriteStream(join(draft, path), { mode: 0o600, flush: true }));
  return { table: table.table, columns: table.columns, path, rows: rows.rowCount, bytes, sha256: hash.digest('hex') };
}

async function copyOriginals(from: string, draft: string): Promise<BackupFile[]> {
  if (!(await exists(from))) return [];
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const copied: BackupFile[] = [];
  for (const file of files) {
    const path = join('originals', relative(from, file));
    const copy = join(draft, path);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    const isThere = await copyFile(file, copy, constants.COPYFILE_FICLONE).then(() => true, ignoreAbsent);
    if (isThere) copied.push({ path, bytes: (await stat(copy)).size, sha256: await hashFile(copy) });
  }
  return copied;
}

/** A draft that was thrown away while we were reading the folder is not missed. */
function ignoreAbsent(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'ENOENT') return false;
  throw error;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
