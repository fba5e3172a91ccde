import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@bowerbird/server/core/database/with-client.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { createTestDatabase, type TestDatabase } from '@bowerbird/server/testing/database.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { upgradeSchema } from './database.ts';

const silent = { step: () => {}, progress: () => {}, block: () => {} };
let database: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-upgrade-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function run(sql: string): Promise<void> {
  await withClient(database.databaseUrl, (client) => client.query(sql));
}

const upgrade = () => upgradeSchema(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), database.databaseUrl, silent);
const backups = () => readdir(join(dataDir, 'backups')).catch(() => []);

it('an upgrade that fails at its first step leaves no backup: each start after it would leave one more', async () => {
  // That step makes a table, which is there already.
  await run('DELETE FROM schema_migrations WHERE version >= 25');
  await expect(upgrade()).rejects.toThrow(/The migration 25 .* failed/);
  expect(await backups()).toEqual([]);
});

it('an upgrade that fails further on keeps the backup of what was before', async () => {
  // The first of these can be done again, the second makes a column that is there already.
  await run('DELETE FROM schema_migrations WHERE version >= 26');
  await expect(upgrade()).rejects.toThrow(/The migration 27 .* failed/);
  expect(await backups()).toHaveLength(1);
});
