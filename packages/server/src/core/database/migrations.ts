import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One forward step of the schema; its file is `NNNN-what-it-does.sql`. */
export type Migration = { version: number; name: string; sha256: string; sql: string };

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.sql$/;

/** Reads the migrations in order; a hole or a double in the numbers is an error. */
export async function listMigrations(folder: string = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(files.map((file, index) => readMigration(folder, file, index + 1)));
}

async function readMigration(folder: string, file: string, expected: number): Promise<Migration> {
  const [, digits = '', name = ''] = FILE_NAME.exec(file) ?? [];
  if (Number(digits) !== expected) {
    throw new Error(`The migration ${file} should be named ${String(expected).padStart(4, '0')}-what-it-does.sql.`);
  }
  const sql = await readFile(join(folder, file), 'utf8');
  const sha256 = createHash('sha256').update(sql).digest('hex');
  return { version: expected, name, sha256, sql };
}
