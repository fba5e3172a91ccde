import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { inTransaction } from '../database/transaction.ts';
import { createJobs, type Jobs } from './jobs.ts';

describe('a job that is done', () => {
  let testCore: TestCore;
  let jobs: Jobs;
  const done: string[] = [];
  beforeAll(async () => {
    testCore = await createTestCore();
    const { log, metrics } = testCore.core;
    jobs = createJobs({ url: testCore.databaseUrl, log, metrics });
    const handle = async ({ words }: Record<string, unknown>) => void done.push(String(words));
    await jobs.start([
      { name: 'open', handle },
      { name: 'secret', handle, isForgotten: true },
      { name: 'once', handle, waitsOnceBy: 'words' },
    ]);
  });
  afterAll(async () => {
    await jobs.stop();
    await testCore.close();
  });

  it('leaves nothing of what it carried where that may open an account', async () => {
    const { db } = testCore.core;
    for (const name of ['open', 'secret']) await jobs.send(db, name, { words: `what ${name} carries` });
    const kept = async () =>
      (await sql<{ data: object }>`SELECT state, data FROM pgboss.job WHERE name IN ('open', 'secret')`.execute(db)).rows;
    expect(await kept()).toHaveLength(2);
    await expect.poll(kept, { timeout: 20_000 }).toEqual([{ state: 'completed', data: { words: 'what open carries' } }]);
    expect(done.toSorted()).toEqual(['what open carries', 'what secret carries']);
  });

  it('may take as long as this version says, also in a queue of an earlier one', async () => {
    const { db, log, metrics } = testCore.core;
    const longest = async () => {
      const { rows } = await sql<{ seconds: number }>`SELECT expire_seconds::int AS seconds FROM pgboss.queue WHERE name = 'open'`.execute(
        db,
      );
      return rows[0]?.seconds;
    };
    expect(await longest()).toBe(600);
    const next = createJobs({ url: testCore.databaseUrl, log, metrics });
    await next.start([{ name: 'open', longestSeconds: 7_200, handle: () => Promise.resolve() }]);
    await expect.poll(longest, { timeout: 20_000 }).toBe(7_200);
    await next.stop();
  });

  it('has waited once for the same thing, however often it was sent', async () => {
    const { db } = testCore.core;
    done.length = 0;
    await inTransaction(db, async (trx) => {
      for (const words of ['one', 'one', 'two', 'one']) await jobs.send(trx, 'once', { words });
    });
    await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(['one', 'two']);
    await jobs.send(db, 'once', { words: 'one' });
    await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(['one', 'one', 'two']);
  });
});
