import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { withClient } from '../database/with-client.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

let live: TestDatabase;
let empty: TestDatabase;
let folder: string;
let originalsDir: string;

beforeEach(async () => {
  [live, empty] = await Promise.all([createTestDatabase(), createTestDatabase({ isEmpty: true })]);
  folder = await mkdtemp(join(tmpdir(), 'bowerbird-backup-'));
  originalsDir = join(folder, 'originals');
  await mkdir(join(originalsDir, 'ab'), { recursive: true });
  await writeFile(join(originalsDir, 'ab', 'cd.jpg'), Buffer.from([0xff, 0xd8, 0, 7]));
  await run(
    live,
    `
    INSERT INTO users (id, username, full_name, about) VALUES
      (nextval('id_seq'), 'noor', 'Noor Haddad', E'tabs\\tand\\nlines \\\\ and “quotes”'),
      (nextval('id_seq'), 'lena', 'Lena Fjeld', '');
    INSERT INTO boards (id, owner_id, name, slug, position) SELECT id + 100, id, 'Glaze', 'glaze', 1 FROM users WHERE username = 'noor';
    INSERT INTO sessions (user_id, token_hash, expires_at) SELECT id, '\\x01', now() FROM users WHERE username = 'noor'`,
  );
});

afterEach(async () => {
  await Promise.all([live.drop(), empty.drop()]);
  await rm(folder, { recursive: true });
});

const CUT_OFF_OTHERS =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

async function run({ databaseUrl }: TestDatabase, sql: string): Promise<unknown[]> {
  return withClient(databaseUrl, async (client) => (await client.query(sql)).rows);
}

function backUp(database: TestDatabase, name: string, originals = originalsDir): Promise<Manifest> {
  return makeBackup({ databaseUrl: database.databaseUrl, originalsDir: originals, target: join(folder, name) });
}

function restore(name: string): Promise<Manifest> {
  return restoreBackup({ databaseUrl: empty.databaseUrl, originalsDir: join(folder, 'restored'), source: join(folder, name) });
}

describe('a backup', () => {
  test('gives back every table and every original as it was', async () => {
    const before = await backUp(live, 'before');
    await restore('before');
    const after = await backUp(empty, 'after', join(folder, 'restored'));

    expect(after.tables).toEqual(before.tables);
    expect(after.originals).toEqual(before.originals);
    expect(after.originals).toHaveLength(1);
    expect(after.sequences).toEqual(before.sequences);
    expect(after.tables.find(({ table }) => table === 'users')?.rows).toBe(2);
    expect(await run(empty, "SELECT about FROM users WHERE username = 'noor'")).toEqual([{ about: 'tabs\tand\nlines \\ and “quotes”' }]);
  });

  test('lets nobody in: sessions stay behind', async () => {
    const manifest = await backUp(live, 'before');
    await restore('before');

    expect(manifest.tables.map(({ table }) => table)).not.toContain('sessions');
    expect(await run(empty, 'SELECT * FROM sessions')).toEqual([]);
  });

  test('leaves behind what hangs on a session too, such as a browser on its way to a country’s host', async () => {
    await run(
      live,
      `INSERT INTO country_tokens (token_hash, user_id, session_id, is_limited, target, expires_at)
         SELECT '\\x02', user_id, id, false, 'https://de.pins.example', now() FROM sessions`,
    );
    await backUp(live, 'before');
    await restore('before');

    expect(await run(empty, "SELECT full_name FROM users WHERE username = 'noor'")).toEqual([{ full_name: 'Noor Haddad' }]);
    expect(await run(empty, 'SELECT * FROM country_tokens')).toEqual([]);
  });

  test('that breaks off leaves no half of it behind, which would fill a disk that is full already', async () => {
    const originals = join(folder, 'unreadable');
    await writeFile(originals, 'no folder');
    await expect(backUp(live, 'before', originals)).rejects.toThrow(/ENOTDIR/);
    expect((await readdir(folder)).filter((name) => name.startsWith('before'))).toEqual([]);
  });

  test('whose connection is cut off says so, and leaves no half of it either', async () => {
    const cutOff = makeBackup({
      databaseUrl: live.databaseUrl,
      originalsDir,
      target: join(folder, 'before'),
      onProgress: (words) => {
        if (words === 'Copying users') void run(live, CUT_OFF_OTHERS);
      },
    });
    await expect(cutOff).rejects.toThrow(/connection/i);
    expect((await readdir(folder)).filter((name) => name.startsWith('before'))).toEqual([]);
  });

  test('is never written over another', async () => {
    await backUp(live, 'before');

    await expect(backUp(live, 'before')).rejects.toThrow(/already there/);
  });
});

describe('restoring', () => {
  test('refuses a database that holds something', async () => {
    await backUp(live, 'before');

    await expect(restoreBackup({ databaseUrl: live.databaseUrl, originalsDir, source: join(folder, 'before') })).rejects.toThrow(
      /not empty/,
    );
  });

  test('refuses a damaged backup before it touches anything', async () => {
    await backUp(live, 'before');
    const users = join(folder, 'before', 'tables', 'users.copy');
    await writeFile(users, (await readFile(users, 'utf8')).replace('Haddad', 'Hadda'));

    await expect(restore('before')).rejects.toThrow(/damaged: tables\/users.copy/);
    expect(await run(empty, "SELECT to_regclass('users') AS users")).toEqual([{ users: null }]);
  });

  test('says when a folder holds no backup', async () => {
    await expect(restore('nowhere')).rejects.toThrow(/no backup in/);
  });
});
