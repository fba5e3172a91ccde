import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';
import { migrate } from '../core/database/migrate.ts';
import { startEmbeddedPostgres } from '../core/postgres/embedded-postgres.ts';
import { SHIFTED_CLOCK, SHIFTED_SEARCH_PATH } from '../core/database/shifted-clock.ts';
import { onDatabase, TEMPLATE_PREFIX } from './database-url.ts';
import { withClient } from '../core/database/with-client.ts';

/** Makes a migrated database to clone, with a clock that tests can set if wanted: on `TEST_DATABASE_URL`, else on an embedded PostgreSQL of its own. */
export async function makeTemplate({ hasShiftedClock = false } = {}): Promise<{ templateUrl: string; drop(): Promise<void> }> {
  const server = await startServer();
  const templateUrl = onDatabase(server.databaseUrl, `${TEMPLATE_PREFIX}${process.pid}_${Date.now()}`);
  await makeDatabase(server.databaseUrl, templateUrl);
  if (hasShiftedClock) await addShiftedClock(templateUrl);
  await migrate(templateUrl);
  return {
    templateUrl,
    drop: async () => {
      await dropDatabase(server.databaseUrl, templateUrl);
      await server.stop();
    },
  };
}

async function startServer(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') return { databaseUrl: given, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {} }, profile: 'throwaway' });
  return {
    databaseUrl: postgres.databaseUrl,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeDatabase(serverUrl: string, url: string): Promise<void> {
  await runOnServer(serverUrl, `CREATE DATABASE ${databaseName(url)} TEMPLATE template0`);
}

/** Columns that fill in the time by default take the function that their migration finds. */
async function addShiftedClock(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`${SHIFTED_CLOCK} ALTER DATABASE ${databaseName(url)} SET search_path = ${SHIFTED_SEARCH_PATH}`),
  );
}

async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  await runOnServer(serverUrl, `DROP DATABASE ${databaseName(url)} WITH (FORCE)`);
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(statement));
}

function databaseName(url: string): string {
  return escapeIdentifier(new URL(url).pathname.slice(1));
}
