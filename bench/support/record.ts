import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Core } from '@bowerbird/server/core/core.ts';
import type { DB } from '@bowerbird/server/core/database/schema.generated.ts';

/** A statement as a call sent it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Runs calls of the server over a database of its own and keeps the statements that they send. */
export function createRecorder(core: Core, databaseUrl: string) {
  const records = new AsyncLocalStorage<Statement[]>();
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: 2, options: '-c jit=off' }) }),
    log: ({ query: { sql, parameters } }) => {
      records.getStore()?.push({ sql, parameters });
    },
  });
  const recordingCore: Core = { ...core, db, searchDb: db };
  return {
    record: async (call: (core: Core) => Promise<unknown>): Promise<Statement[]> => {
      const statements: Statement[] = [];
      await records.run(statements, () => call(recordingCore));
      return statements;
    },
    close: () => db.destroy(),
  };
}
