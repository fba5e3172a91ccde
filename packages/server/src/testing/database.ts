import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { onDatabase } from './database-url.ts';
import { withClient } from '../core/database/with-client.ts';

/** A database of one test file's own. */
export type TestDatabase = { databaseUrl: string; drop(): Promise<void> };

let ownTemplateUrl: string | undefined;

/** Names the template for programs that are no tests; tests have that of their run. */
export function setTemplate(templateUrl: string): void {
  ownTemplateUrl = templateUrl;
}

/** Clones the migrated template of this run; with `isEmpty` a database without any table. */
export async function createTestDatabase(options: { isEmpty?: boolean } = {}): Promise<TestDatabase> {
  const templateUrl = ownTemplateUrl ?? (await import('vitest')).inject('templateUrl');
  const template = options.isEmpty === true ? 'template0' : new URL(templateUrl).pathname.slice(1);
  const name = `bowerbird_test_${randomBytes(6).toString('hex')}`;
  const serverUrl = onDatabase(templateUrl, 'postgres');
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${escapeIdentifier(template)}`);
  return {
    databaseUrl: onDatabase(templateUrl, name),
    drop: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Two files may clone at the same moment, which PostgreSQL may refuse once: the template must be without sessions. */
async function run(serverUrl: string, statement: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(7202612)');
    await client.query(statement);
  });
}
