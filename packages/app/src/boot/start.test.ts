import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningPostgres } from '@bowerbird/server/core/postgres/embedded-postgres.ts';
import { withClient } from '@bowerbird/server/core/database/with-client.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { type StartServer, startInstance } from './start.ts';

let dataDir: string;
let words: string[];
let shutdowns: Shutdown[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-start-'));
  words = [];
  shutdowns = [];
});

afterEach(async () => {
  for (const shutdown of shutdowns) await shutdown.run();
  await rm(dataDir, { recursive: true, force: true });
});

const serveNothing: StartServer = async () => ({ url: 'http://localhost:3000', close: async () => {} });

/** Starts on the folder of this test without demo content; what it says is in `words`. */
async function start(env: NodeJS.ProcessEnv = {}): Promise<Shutdown> {
  const shutdown = createShutdown((name, error) => words.push(`${name}: ${String(error)}`));
  shutdowns.push(shutdown);
  const say = { step: (line: string) => words.push(line), progress: () => {}, block: (lines: string[]) => words.push(...lines) };
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: 'off', PORT: '0', ...env });
  await startInstance({
    config,
    log: pino({ level: 'silent' }),
    say,
    shutdown,
    dev: true,
    startServer: serveNothing,
    onDatabaseLost: () => {},
  });
  return shutdown;
}

async function run(sql: string): Promise<void> {
  await withClient((await findRunningPostgres(dataDir))!, (client) => client.query(sql));
}

function ownerLink(): string | undefined {
  return words.find((line) => line.includes('/signup/?owner='));
}

describe('starting an instance', () => {
  test('says what it does, then the link for the owner and the address', async () => {
    await start();

    expect(words).toContain('Starting PostgreSQL');
    expect(words.join('\n')).toContain('Migrating: make ids and people');
    expect(ownerLink()).toMatch(/^http:\/\/localhost:3000\/signup\/\?owner=[\w-]{43}$/);
    expect(words.at(-1)).toBe('Bowerbird is at http://localhost:3000');
  });

  test('prints a new owner link at each start until somebody owns it', async () => {
    await (await start()).run();
    const first = ownerLink();
    words = [];
    const second = await start();
    expect(ownerLink()).not.toBe(first);

    await run("INSERT INTO users (username, full_name, is_owner) VALUES ('noor', 'Noor Haddad', true)");
    await second.run();
    words = [];
    await start();
    expect(ownerLink()).toBeUndefined();
  });

  test('refuses a data folder that is in use, and takes it again once it is free', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/in use by process/);

    await first.run();
    await start();
  });

  test('refuses a taken port before it makes anything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;

    await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    expect(await readdir(dataDir)).not.toContain('postgres');
    await new Promise((resolve) => other.close(resolve));
  });

  test('makes a backup before it migrates a database that holds something', async () => {
    const first = await start();
    await run('DELETE FROM schema_migrations WHERE version >= 26');
    await first.run();
    words = [];

    // The first of these can be done again, the second finds its column there already: what matters here is that the backup came before.
    await expect(start()).rejects.toThrow(/migration \d+ .* failed/);
    expect(words.join('\n')).toContain('Making a backup before the upgrade');
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
  });

  test('refuses to start on a folder that it may not write to', async () => {
    await writeFile(join(dataDir, 'file'), '');

    expect(() => loadConfig({ DATA_DIR: join(dataDir, 'file', 'data') })).toThrow(/DATA_DIR/);
  });
});
