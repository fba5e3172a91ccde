import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate, MigrationError } from './migrate.ts';
import type { Migration } from './migrations.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
});

afterEach(async () => {
  await database.drop();
});

function migration(version: number, sql: string): Migration {
  return { version, name: `step-${version}`, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

const makeBirds = migration(1, "CREATE TABLE birds (name text); INSERT INTO birds VALUES ('satin')");
const colourBirds = migration(2, 'ALTER TABLE birds ADD colour text');
const failing = migration(2, 'CREATE TABLE nests (id int); SELECT 1 / 0');

async function readRows(sql: string): Promise<unknown[]> {
  return withClient(database.databaseUrl, async (client) => (await client.query(sql)).rows);
}

describe('migrating', () => {
  test('applies each step once, in order', async () => {
    expect(await migrate(database.databaseUrl, { migrations: [makeBirds] })).toEqual({ from: 0, to: 1 });
    expect(await migrate(database.databaseUrl, { migrations: [makeBirds, colourBirds] })).toEqual({ from: 1, to: 2 });
    expect(await migrate(database.databaseUrl, { migrations: [makeBirds, colourBirds] })).toEqual({ from: 2, to: 2 });
    expect(await readRows('SELECT * FROM birds')).toEqual([{ name: 'satin', colour: null }]);
  });

  test('stops after the version that was asked for', async () => {
    await migrate(database.databaseUrl, { migrations: [makeBirds, colourBirds], to: 1 });

    expect(await readRows('SELECT version, name FROM schema_migrations')).toEqual([{ version: 1, name: 'step-1' }]);
  });

  test('lets two processes start at the same time', async () => {
    const steps = { migrations: [makeBirds, colourBirds] };
    await Promise.all([migrate(database.databaseUrl, steps), migrate(database.databaseUrl, steps)]);

    expect(await readRows('SELECT name FROM birds')).toEqual([{ name: 'satin' }]);
  });

  test('leaves nothing of a step that fails, and says which', async () => {
    await expect(migrate(database.databaseUrl, { migrations: [makeBirds, failing] })).rejects.toThrow(
      /migration 2 \(step-2\).*division by zero/,
    );

    expect(await readRows("SELECT to_regclass('nests') AS nests")).toEqual([{ nests: null }]);
    expect(await readRows('SELECT version FROM schema_migrations')).toEqual([{ version: 1 }]);
  });

  test('refuses a step that was edited after it was applied', async () => {
    await migrate(database.databaseUrl, { migrations: [makeBirds] });
    const edited = migration(1, 'CREATE TABLE birds (name text, age int)');

    await expect(migrate(database.databaseUrl, { migrations: [edited] })).rejects.toThrow(/was changed after it was applied/);
  });

  test('refuses a database that is newer than the application', async () => {
    await migrate(database.databaseUrl, { migrations: [makeBirds, colourBirds] });

    await expect(migrate(database.databaseUrl, { migrations: [makeBirds] })).rejects.toThrow(MigrationError);
  });
});
