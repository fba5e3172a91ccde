import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withClient } from '../database/with-client.ts';
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmaster } from './postmaster.ts';

const log = { info: () => {} };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-embedded-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

function start(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log, profile: 'durable' });
}

async function ask(databaseUrl: string, sql: string): Promise<unknown> {
  return withClient(databaseUrl, async (client) => (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer);
}

/** Another process that starts the database, writes a row and is killed without a word. */
async function startAndKill(): Promise<void> {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
    const { Client } = await import('pg');
    const { databaseUrl } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {} } });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("CREATE TABLE nests (twig text); INSERT INTO nests VALUES ('blue')");
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: import.meta.dirname,
  });
  await new Promise((resolve) => child.once('exit', resolve));
}

describe('the embedded PostgreSQL', () => {
  test('keeps its promises: it writes through, and only this user and password get in', async () => {
    const postgres = await start();
    expect(await ask(postgres.databaseUrl, "SELECT current_setting('fsync') || current_setting('synchronous_commit') AS answer")).toBe(
      'onon',
    );
    expect(await ask(postgres.databaseUrl, "SELECT datcollate AS answer FROM pg_database WHERE datname = 'postgres'")).toBe('C.UTF-8');
    expect(await findRunningPostgres(dataDir)).toBe(postgres.databaseUrl);
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);

    const stranger = new URL(postgres.databaseUrl);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'SELECT 1 AS answer')).rejects.toThrow(/password authentication failed/);
    await postgres.stop();
    expect(await findRunningPostgres(dataDir)).toBeUndefined();
  });

  test('starts again after its parent was killed, with everything that was acknowledged', async () => {
    await startAndKill();

    const postgres = await start();
    expect(await ask(postgres.databaseUrl, 'SELECT twig AS answer FROM nests')).toBe('blue');
    await postgres.stop();
  });

  test('starts again at the same address when it is killed, and stops when it is told to', async () => {
    const words: string[] = [];
    const keep = { log: { warn: (line: string) => words.push(line), error: (line: string) => words.push(line) }, onGiveUp: () => {} };
    const postgres = await startEmbeddedPostgres({ dataDir, log, profile: 'durable', keep });
    const busy = ask(postgres.databaseUrl, 'SELECT pg_sleep(600)').catch(() => 'cut off');
    const { pid } = (await readPostmaster(join(dataDir, 'postgres')))!;
    process.kill(pid, 'SIGKILL');

    await vi.waitFor(async () => expect(await ask(postgres.databaseUrl, 'SELECT 1 AS answer')).toBe(1), { timeout: 20_000 });
    expect(await busy).toBe('cut off');
    expect(words[0]).toContain('it ended with SIGKILL. It is started again');
    // PostgreSQL takes connections a moment before it says so.
    await vi.waitFor(() => expect(words.at(-1)).toMatch(/runs again, \d+ ms after it ended/));
    await postgres.stop();
    expect(await findRunningPostgres(dataDir)).toBeUndefined();
  });

  test('is not stopped by a lock whose process id belongs to somebody else by now', async () => {
    await (await start()).stop();
    const lines = [process.pid, join(dataDir, 'postgres'), 1_700_000_000, 5432, '/nowhere', '', '', 'ready'];
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);

    const postgres = await start();
    expect(await ask(postgres.databaseUrl, 'SELECT 1 AS answer')).toBe(1);
    await postgres.stop();
  });

  test('is not stopped by an empty lock, which a server leaves that is killed while it starts', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '');

    const postgres = await start();
    expect(await ask(postgres.databaseUrl, 'SELECT 1 AS answer')).toBe(1);
    await postgres.stop();
  });

  test('says what to do with a database of another major version', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');

    await expect(start()).rejects.toThrow(/of PostgreSQL 17.*npm run backup/);
    expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
  });
});
