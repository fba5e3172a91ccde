import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PeopleSuggestionsResource } from '@bowerbird/contract/people/suggestions/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('people to choose from', () => {
  let server: TestServer;
  let mei: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
  });
  afterAll(() => server.close());

  const suggested = async (caller: TestCaller, term: string) =>
    (await caller.data(PeopleSuggestionsResource.get, { term })).map(({ username }) => username);

  it('are whom somebody follows, then who follows them, then others by username alone', async () => {
    const followed = await server.person('bell_y', 'Yves Bell');
    const follower = await server.person('aaa_bell', 'Yara Bell');
    await server.person('bellatrix', 'Nobody Known');
    await server.person('unknown_b', 'Bella Unknown');
    await mei.data(UserFollowResource.create, { user_id: followed.userId });
    await follower.data(UserFollowResource.create, { user_id: mei.userId });
    const { result, statements } = await countStatements(() => suggested(mei, 'BELL'));
    expect(result).toEqual(['bell_y', 'aaa_bell', 'bellatrix']);
    expect(statements).toBeLessThanOrEqual(2);
  });

  it('are nobody whom a block keeps apart, and never oneself', async () => {
    const zoe = await server.person('zoe_x', 'Zoe X');
    expect(await suggested(mei, 'zoe')).toEqual(['zoe_x']);
    await zoe.data(UserBlockResource.create, { user_id: mei.userId });
    expect(await suggested(mei, 'zoe')).toEqual([]);
    expect(await suggested(mei, 'mei')).toEqual([]);
  });

  it('take signs of patterns for signs, and ask for a log-in', async () => {
    expect([await suggested(mei, '%'), await suggested(mei, '_'), await suggested(mei, '\\')]).toEqual([[], [], []]);
    await expect(suggested(mei, '')).rejects.toThrow('bad_input');
    await expect(suggested(server.stranger(), 'a')).rejects.toThrow('not_signed_in');
  });
});
