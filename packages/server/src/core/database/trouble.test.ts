import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from './transaction.ts';
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
    const errors: unknown[] = [];
    const lost = inTransaction(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
      await sql`SELECT pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(jobsDb);
      // Once the driver has heard of it, it refuses by itself what is asked next.
      await vi.waitFor(async () => {
        errors.push(await sql`SELECT 1`.execute(trx).catch((error: unknown) => error));
        expect(errors.at(-1)).toMatchObject({ message: expect.stringContaining('not queryable') as string });
      });
    });
    errors.push(await lost.catch((error: unknown) => error));
    expect(errors.filter((error) => !isPassing(error))).toEqual([]);
  });
});
