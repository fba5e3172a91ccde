import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { createTestCore, type TestCore } from './testing/test-core.ts';

const owners = features.filter(({ owns }) => owns !== undefined && owns.length > 0);

describe('what belongs to people', () => {
  let testCore: TestCore;
  beforeAll(async () => {
    testCore = await createTestCore();
  });
  afterAll(() => testCore.close());

  it.each(owners.map((feature) => [feature.name, feature] as const))('in %s is erased and exported by it', (_name, feature) => {
    expect(feature.erase).toBeTypeOf('function');
    expect(feature.export).toBeTypeOf('function');
  });

  it('has one feature that answers for each table', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT table_name name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('user_id', 'owner_id', 'follower_id', 'blocked_id')
      ORDER BY 1`.execute(testCore.core.db);
    const owned = owners.flatMap(({ owns = [] }) => owns.map(String));
    expect(rows.map(({ name }) => name).filter((name) => !owned.includes(name))).toEqual([]);
    expect(owned.filter((name, index) => owned.indexOf(name) !== index)).toEqual([]);
  });
});
