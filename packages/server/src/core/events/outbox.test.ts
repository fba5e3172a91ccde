import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { createOutbox, type Outbox } from './outbox.ts';

describe('the outbox', () => {
  let testCore: TestCore;
  let outbox: Outbox;
  const handled: string[] = [];
  beforeAll(async () => {
    testCore = await createTestCore();
    const { core, databaseUrl } = testCore;
    outbox = createOutbox({ db: core.jobsDb, url: databaseUrl, log: core.log });
    await outbox.start([
      {
        name: 'careful',
        types: ['user.changed'],
        handle: async (events) => {
          if (events.some(({ payload }) => payload['userId'] === '13')) throw new Error('Nobody knows what to do with 13.');
          handled.push(...events.map(({ payload }) => payload['userId']!));
        },
      },
    ]);
  });
  afterAll(async () => {
    await outbox.stop();
    await testCore.close();
  });

  it('keeps for later the one event that a listener fails at, and none that came with it', async () => {
    const { db } = testCore.core;
    await inTransaction(db, async (trx) => {
      for (const userId of ['11', '12', '13', '14', '15']) await outbox.emit(trx, 'user.changed', { userId });
    });
    await outbox.drain();
    expect(handled).toEqual(['11', '12', '14', '15']);
    const waiting = await db.selectFrom('domain_events').select('payload').execute();
    expect(waiting).toEqual([{ payload: { userId: '13' } }]);
  });
});
