import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../database/migrate.ts';
import { listMigrations } from '../database/migrations.ts';
import { inClientTransaction } from '../database/transaction.ts';
import { withClient } from '../database/with-client.ts';
import { copyInStatement, emptyTables, hasTables, readTables, setSequence } from './catalogue.queries.ts';
import { BackupError, type Manifest, readManifest, verifyFiles } from './manifest.ts';

export type RestoreOptions = {
  databaseUrl: string;
  originalsDir: string;
  /** The folder that a backup made. */
  source: string;
  onProgress?: (words: string) => void;
};

/** Fills an empty database and the folder of originals from a backup, then brings them to this version. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, source, onProgress = () => {} } = options;
  const manifest = await readManifest(source);
  await refuseNewer(manifest);
  await refuseFullDatabase(databaseUrl);
  onProgress('Checking the files');
  await verifyFiles(source, manifest);

  onProgress('Copying the originals');
  await restoreOriginals(options, manifest);
  await migrate(databaseUrl, { to: manifest.schemaVersion });
  await fillTables(databaseUrl, source, manifest, onProgress);
  await migrate(databaseUrl);
  return manifest;
}

async function refuseNewer({ schemaVersion }: Manifest): Promise<void> {
  const known = (await listMigrations()).length;
  if (schemaVersion <= known) return;
  throw new BackupError(
    `The backup is of version ${schemaVersion}, this version of the application knows ${known}. Use the newer application.`,
  );
}

async function refuseFullDatabase(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    if (!(await hasTables(client))) return;
    throw new BackupError('The database is not empty. Restore into a new one: an empty DATA_DIR, or a new database in DATABASE_URL.');
  });
}

async function fillTables(databaseUrl: string, source: string, manifest: Manifest, onProgress: (words: string) => void): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await inClientTransaction(client, () => fillEmptied(client, source, manifest, onProgress));
    await client.query('ANALYZE');
  });
}

async function fillEmptied(client: Client, source: string, manifest: Manifest, onProgress: (words: string) => void): Promise<void> {
  await emptyTables(
    client,
    manifest.tables.map(({ table }) => table),
  );
  const lasting = new Set((await readTables(client)).map(({ table }) => table));
  for (const { table, columns, path, rows } of manifest.tables) {
    if (!lasting.has(table)) continue;
    onProgress(`Restoring ${table}`);
    const target = client.query(copyFrom(copyInStatement(table, columns)));
    await pipeline(createReadStream(join(source, path)), target);
    if (target.rowCount !== rows) throw new BackupError(`${table} took ${target.rowCount} of ${rows} rows.`);
  }
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
}

async function restoreOriginals({ source, originalsDir }: RestoreOptions, { originals }: Manifest): Promise<void> {
  for (const { path } of originals) {
    const target = join(originalsDir, relative('originals', path));
    if (relative(originalsDir, target).startsWith('..')) throw new BackupError(`The backup names a file outside of itself: ${path}`);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(source, path), target);
  }
}
