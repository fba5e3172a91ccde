import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { countSizes, roundSize } from './topic-sizes.service.ts';

describe('how large a topic is', () => {
  let server: TestServer;
  let mei: TestPerson;
  let open: string;
  const sizeOf = async (interest: string, caller: Pick<TestPerson, 'data'> = mei) =>
    (await caller.data(TopicResource.get, { interest })).pin_count;
  const seed = async (count: number, boardId: string, title: string) => {
    for (let at = 0; at < count; at += 1) await seedPin(server.core.db, { ownerId: mei.userId, boardId, title });
    await server.settle();
  };

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('meitan');
    open = await seedBoard(server.core.db, mei.userId, 'Open');
  });
  afterAll(() => server.close());

  it('is rounded down, so that no single pin is seen in it', () => {
    expect([0, 9, 10, 19, 99, 100, 149, 1_234, 45_678, 1_999_999].map(roundSize)).toEqual([
      0, 0, 10, 10, 90, 100, 140, 1_200, 45_000, 1_900_000,
    ]);
  });

  it('is told once a job counted, and not below ten', async () => {
    await seed(12, open, 'Crochet hook');
    await seed(9, open, 'Old castle');
    expect(await sizeOf('crochet')).toBe(0);
    await countSizes(server.core.jobsDb);
    expect([await sizeOf('crochet'), await sizeOf('castles')]).toEqual([10, 0]);
  });

  it('holds nothing that a stranger may not see, whoever asks', async () => {
    const secret = await seedBoard(server.core.db, mei.userId, 'Secret', { privacy: 2 });
    await seed(20, secret, 'Crochet hook');
    await countSizes(server.core.jobsDb);
    expect([await sizeOf('crochet'), await sizeOf('crochet', server.stranger())]).toEqual([10, 10]);
    for (const hidden of [
      { is_private: true },
      { state: 1 },
      { birthday: new Date(server.core.now() - 15 * 365 * 86_400_000).toISOString() },
    ]) {
      await server.core.db.updateTable('users').set(hidden).where('id', '=', mei.userId).execute();
      await countSizes(server.core.jobsDb);
      expect(await sizeOf('crochet', server.stranger())).toBe(0);
      await server.core.db.updateTable('users').set({ is_private: false, state: 0, birthday: null }).where('id', '=', mei.userId).execute();
    }
  });

  it('puts topics without a picture behind the others within one', async () => {
    const childrenOf = async () => (await mei.data(TopicResource.get, { interest: 'crafts' })).children;
    const covers = (await childrenOf()).map(({ cover }) => cover !== null);
    expect(covers.indexOf(false)).toBeGreaterThan(0);
    expect(covers.lastIndexOf(true)).toBeLessThan(covers.indexOf(false));
    await sql`DELETE FROM picture_topics`.execute(server.core.db);
    expect((await childrenOf())[0]!.name).toBe('Knitting');
  });
});
