import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeBackup } from '@bowerbird/server/core/backup/make-backup.ts';
import { restoreBackup } from '@bowerbird/server/core/backup/restore-backup.ts';
import { migrate } from '@bowerbird/server/core/database/migrate.ts';
import { withClient } from '@bowerbird/server/core/database/with-client.ts';
import { listMigrations } from '@bowerbird/server/core/database/migrations.ts';
import { filesBelow } from '@bowerbird/server/core/testing/corpora.ts';
import { onDatabase } from '@bowerbird/server/testing/database-url.ts';
import { fill } from '../bench/seeding/fill.ts';
import { sizesFor } from '../bench/seeding/sizes.ts';
import { makeTempFolder } from '../scripts/proving/temp-folder.ts';
import type { Result } from '../scripts/proving/report.ts';
import { startPostgres } from '../scripts/proving/postgres.ts';
import { report, type Trial } from './support/report.ts';

export const help = 'Backup, wipe and restore at 100,000 pins: every table and file is the same; and each migration killed in its middle.';

const PINS = 100_000;
const ORIGINALS = 200;
/** Who is signed in: a backup that somebody else finds lets nobody in. */
const LEFT_OUT = ['sessions', 'handshake_tokens'];

/** Backs up, restores elsewhere and compares; then kills migrations. */
export async function run(): Promise<Result> {
  const { path: home } = await makeTempFolder('restore');
  const postgres = await startPostgres(home);
  const at = (name: string) => onDatabase(postgres.databaseUrl, name);
  for (const name of ['before', 'afterwards', 'killed']) await ask(postgres.databaseUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  await migrate(at('before'));
  await withClient(at('before'), (client) => fill(client, sizesFor(PINS)));
  await makeOriginals(join(home, 'originals'));
  const target = join(home, 'backup');
  await makeBackup({ databaseUrl: at('before'), originalsDir: join(home, 'originals'), target });
  const tables = (await listTables(at('before'))).filter((table) => !LEFT_OUT.includes(table));
  const before = await hashEverything(at('before'), join(home, 'originals'), tables);
  await ask(postgres.databaseUrl, 'DROP DATABASE before WITH (FORCE)');
  await cp(target, join(home, 'kept'), { recursive: true });
  await rm(join(home, 'originals'), { recursive: true });
  await restoreBackup({ databaseUrl: at('afterwards'), originalsDir: join(home, 'originals'), source: join(home, 'kept') });
  const after = await hashEverything(at('afterwards'), join(home, 'originals'), tables);
  return report('restore', [...compare(before, after), ...(await killMigrations(at('killed'), at('afterwards')))]);
}

/** Files named as originals are; what is in them does not matter to a backup. */
async function makeOriginals(folder: string): Promise<void> {
  for (let made = 0; made < ORIGINALS; made += 1) {
    const bytes = randomBytes(20_000);
    const name = createHash('sha256').update(bytes).digest('hex');
    const file = join(folder, name.slice(0, 2), name.slice(2, 4), `${name}.jpeg`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

type Hashes = Map<string, string>;

async function listTables(databaseUrl: string): Promise<string[]> {
  const { rows } = await ask<{ name: string }>(
    databaseUrl,
    "SELECT tablename::text name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

/** Every table's rows in the order of their text, every sequence, and every file. */
async function hashEverything(databaseUrl: string, originals: string, tables: readonly string[]): Promise<Hashes> {
  const hashes: Hashes = new Map();
  await withClient(databaseUrl, async (client) => {
    for (const table of tables) {
      const sql = `SELECT count(*)::text || ' rows ' || coalesce(md5(string_agg(h, '' ORDER BY h)), '') AS hash FROM (SELECT md5(t::text) h FROM "${table}" t) x`;
      hashes.set(`table ${table}`, (await client.query<{ hash: string }>(sql)).rows[0]!.hash);
    }
    const sequences = await client.query<{ name: string; at: string }>(
      "SELECT sequencename::text name, coalesce(last_value::text, 'unused') at FROM pg_sequences WHERE schemaname = 'public'",
    );
    for (const { name, at } of sequences.rows) hashes.set(`sequence ${name}`, at);
  });
  for (const file of await filesBelow(originals)) {
    hashes.set(
      `original ${basename(file)}`,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return hashes;
}

function compare(before: Hashes, after: Hashes): Trial[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].map((what) => {
    const [was, is] = [before.get(what) ?? 'not there', after.get(what) ?? 'not there'];
    return { group: what.split(' ')[0]!, what, note: is, failure: was === is ? undefined : `was ${was}, is ${is}` };
  });
}

/** Ends the connection of each migration before it can commit; the next try has to bring it to the end. */
async function killMigrations(databaseUrl: string, unharmedUrl: string): Promise<Trial[]> {
  const trials: Trial[] = [];
  // The version table stands before the first of them.
  await migrate(databaseUrl, { to: 0 });
  let reached = await describeSchema(databaseUrl);
  for (const migration of await listMigrations()) {
    const broken = { ...migration, sql: `${migration.sql}\n;SELECT pg_terminate_backend(pg_backend_pid());` };
    const earlier = (await listMigrations()).filter(({ version }) => version < migration.version);
    const wasKilled = await migrate(databaseUrl, { migrations: [...earlier, broken] }).then(
      () => false,
      () => true,
    );
    const left = await describeSchema(databaseUrl);
    const { to } = await migrate(databaseUrl, { to: migration.version });
    const problems = [
      ...(wasKilled ? [] : ['was not killed']),
      ...(left === reached ? [] : ['left something behind']),
      ...(to === migration.version ? [] : [`is at ${to}`]),
    ];
    reached = await describeSchema(databaseUrl);
    trials.push({ group: 'migration', what: `${migration.version} ${migration.name}`, failure: problems.join(', ') || undefined });
  }
  const isSame = reached === (await describeSchema(unharmedUrl));
  return [...trials, { group: 'migration', what: 'the schema of one that was never killed', failure: isSame ? undefined : 'is another' }];
}

/** Every column, index, constraint, function and trigger, as text to compare. */
async function describeSchema(databaseUrl: string): Promise<string> {
  const { rows } = await ask<{ line: string }>(
    databaseUrl,
    `SELECT format('%s.%s %s %s %s', c.table_name, c.column_name, c.data_type, c.is_nullable, c.column_default) line
       FROM information_schema.columns c WHERE table_schema = 'public'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT proname || ' ' || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     ORDER BY 1`,
  );
  return rows.map(({ line }) => line).join('\n');
}

const ask = <Row extends object>(databaseUrl: string, sql: string) => withClient(databaseUrl, (client) => client.query<Row>(sql));
