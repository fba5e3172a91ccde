import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

const DAY = 86_400_000;

describe('the clock of the tests', () => {
  let house: TestCore;
  beforeAll(async () => {
    house = await createTestCore();
  });
  afterAll(() => house.close());

  const secondsOff = async (db: Database) => {
    const { rows } = await sql<{ moment: Date }>`SELECT now() AS moment`.execute(db);
    return Math.abs(rows[0]!.moment.getTime() - house.clock.now) / 1000;
  };

  it('is set for the process and its database at once, back and forth', async () => {
    for (const days of [0, 30, -365, 14]) {
      house.clock.now += days * DAY;
      expect(await secondsOff(house.core.db)).toBeLessThan(60);
      expect(await secondsOff(house.core.jobsDb)).toBeLessThan(60);
    }
  });

  it('is what rows are stamped and numbered by', async () => {
    const add = (username: string) =>
      house.core.db
        .insertInto('users')
        .values({ username, full_name: 'Lena', first_name: 'Lena' })
        .returning(['id', 'created_at'])
        .executeTakeFirstOrThrow();
    const before = await add('lena');
    house.clock.now += DAY;
    const after = await add('mika');
    expect((after.created_at.getTime() - before.created_at.getTime()) / DAY).toBeCloseTo(1, 2);
    expect(Number((BigInt(after.id) >> 22n) - (BigInt(before.id) >> 22n)) / DAY).toBeCloseTo(1, 2);
  });

  it('stays set when a transaction fails in which it was moved', async () => {
    const failing = inTransaction(house.core.db, async (trx) => {
      house.clock.now += 10 * DAY;
      expect(await secondsOff(trx)).toBeGreaterThan(0);
      throw new Error('the machine stops here');
    });
    await expect(failing).rejects.toThrow('the machine stops here');
    expect(await secondsOff(house.core.db)).toBeLessThan(60);
  });
});
