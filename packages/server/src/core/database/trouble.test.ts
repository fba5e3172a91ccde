import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { isPassing } from './trouble.ts';

describe('a database that goes away', () => {
  let testCore: TestCore;
  beforeAll(async () => {
    testCore = await createTestCore();
  });
  afterAll(() => testCore.close());

  it('within a transaction is no error of the statements that come after', async () => {
    const { db, jobsDb } = testCore.core;
    const lost = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
      await sql`SELECT pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(jobsDb);
      // Until the driver has heard of it: then it refuses by itself what is asked next.
      await wait(50);
      await sql`SELECT 1`.execute(trx);
    });
    const error: unknown = await lost.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining('not queryable') as string });
    expect(isPassing(error)).toBe(true);
  });
});
