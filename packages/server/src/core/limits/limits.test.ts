import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { inTransaction } from '../database/transaction.ts';
import { isWithinLimit } from './limits.ts';

describe('a budget', () => {
  let house: TestCore;
  beforeAll(async () => {
    house = await createTestCore();
  });
  afterAll(() => house.close());

  const take = (name: string, db = house.core.db) => isWithinLimit({ db, config: house.core.config }, { name, subject: 'mei', most: 2 });
  const refuse = () => {
    throw new ApiError('forbidden');
  };

  it('counts what a refused call took', async () => {
    const refused = inTransaction(house.core.db, async (trx) => {
      await take('whole', trx);
      await take('whole', trx);
      refuse();
    });
    await expect(refused).rejects.toThrow('not allowed');
    expect(await take('whole')).toBe(false);
  });

  it('counts once what a refused part took, whether the rest stands or falls', async () => {
    for (const [name, fails] of [
      ['stands', false],
      ['falls', true],
    ] as const) {
      const whole = inTransaction(house.core.db, async (trx) => {
        await inTransaction(trx, async (inner) => {
          await take(name, inner);
          refuse();
        }).catch(() => undefined);
        if (fails) refuse();
      });
      await whole.catch(() => undefined);
      expect([await take(name), await take(name)]).toEqual([true, false]);
    }
  });

  it('gives back what a call took that failed by trouble of the instance', async () => {
    const broken = inTransaction(house.core.db, async (trx) => {
      await take('trouble', trx);
      throw new Error('the machine stops here');
    });
    await expect(broken).rejects.toThrow('the machine stops here');
    expect([await take('trouble'), await take('trouble')]).toEqual([true, true]);
  });
});
