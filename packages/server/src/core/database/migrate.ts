import type { Client } from 'pg';
import { listMigrations, type Migration } from './migrations.ts';
import { inClientTransaction } from './transaction.ts';
import { withClient } from './with-client.ts';

/** A database that this version of the application must not touch; the message says why and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export type MigrateOptions = {
  /** Stop after this version; the newest without it. */
  to?: number;
  migrations?: Migration[];
  onStep?: (migration: Migration) => void;
};

/** Versions of the schema before and after. */
export type MigrateReport = { from: number; to: number };

type AppliedMigration = { version: number; sha256: string };

/** Any number that nothing else locks by; it keeps two processes from migrating at the same time. */
const LOCK = 7_202_611;

/** Brings the schema forward, each migration in its own transaction, and remembers what was applied. */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<MigrateReport> {
  const migrations = options.migrations ?? (await listMigrations());
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      version integer PRIMARY KEY,
      name text NOT NULL,
      sha256 text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const applied = await readApplied(client);
    refuseForeignHistory(applied, migrations);

    const wanted = migrations.filter(({ version }) => version > applied.length && version <= (options.to ?? Infinity));
    for (const migration of wanted) {
      options.onStep?.(migration);
      await applyOne(client, migration);
    }
    return { from: applied.length, to: applied.length + wanted.length };
  });
}

/** What `migrate` would still apply, and the version the database has; 0 for an empty one. */
export async function readSchemaState(databaseUrl: string): Promise<{ version: number; pending: number }> {
  const migrations = await listMigrations();
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>("SELECT to_regclass('schema_migrations') IS NOT NULL AS exists");
    const version = rows[0]?.exists === true ? (await readApplied(client)).length : 0;
    return { version, pending: Math.max(0, migrations.length - version) };
  });
}

async function readApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('SELECT version, sha256 FROM schema_migrations ORDER BY version');
  return rows;
}

function refuseForeignHistory(applied: AppliedMigration[], migrations: Migration[]): void {
  if (applied.length > migrations.length) {
    throw new MigrationError(
      `The database is at version ${applied.length}, this version of the application knows ${migrations.length}. ` +
        'Start the newer application, or restore a backup that was made before the upgrade.',
    );
  }
  const edited = migrations.find(({ sha256 }, index) => applied[index] !== undefined && applied[index].sha256 !== sha256);
  if (edited === undefined) return;
  throw new MigrationError(
    `The migration ${edited.version} (${edited.name}) was changed after it was applied to this database. ` +
      'Put the file back as it was and write a new migration for the change.',
  );
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  const { version, name, sha256, sql } = migration;
  try {
    await inClientTransaction(client, async () => {
      await client.query(sql);
      await client.query('INSERT INTO schema_migrations (version, name, sha256) VALUES ($1, $2, $3)', [version, name, sha256]);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`The migration ${version} (${name}) failed and left nothing behind: ${reason}`, { cause });
  }
}
