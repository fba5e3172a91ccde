import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PeopleSuggestionsResource } from '@bowerbird/contract/people/suggestions/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('people to choose from', () => {
  let server: TestServer;
  let mei: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
  });
  afterAll(() => server.close());

  /** Somebody new, of whom search hears as of anybody who signs up. */
  const joined = async (username: string, name: string) => {
    const person = await server.person(username, name);
    await emitEvent(server.core.db, 'user.created', { userId: person.userId });
    await server.settle();
    return person;
  };
  const suggested = async (caller: TestCaller, term: string) =>
    (await caller.data(PeopleSuggestionsResource.get, { term })).map(({ username }) => username);

  it('are whom somebody follows, then who follows them, then others by username and by name', async () => {
    const followed = await joined('bell_y', 'Yves Bell');
    const follower = await joined('aaa_bell', 'Yara Bell');
    await joined('bellatrix', 'Nobody Known');
    await joined('unknown_b', 'Bella Unknown');
    await mei.data(UserFollowResource.create, { user_id: followed.userId });
    await follower.data(UserFollowResource.create, { user_id: mei.userId });
    const { result, statements } = await countStatements(() => suggested(mei, 'BELL'));
    expect(result).toEqual(['bell_y', 'aaa_bell', 'bellatrix', 'unknown_b']);
    expect(statements).toBeLessThanOrEqual(2);
  });

  it('are found by any words of their names, whole or begun, whatever their case and accents', async () => {
    await joined('aa_99', 'Änna Maria Aster');
    const known = await joined('zz_asters', 'Zoë Anna-Lu Aster');
    await mei.data(UserFollowResource.create, { user_id: known.userId });
    for (const term of ['anna aster', 'Anna A', 'aster', 'Aster Änna', 'ÄNNA']) {
      expect(await suggested(mei, term), term).toEqual(['zz_asters', 'aa_99']);
    }
    expect(await suggested(mei, 'zoe aster')).toEqual(['zz_asters']);
    expect(await suggested(mei, 'maria ast')).toEqual(['aa_99']);
    expect(await suggested(mei, 'anna bell')).toEqual([]);
    expect(await suggested(mei, 'nna')).toEqual([]);
  });

  it('have the whole name first, and leave out whom nobody may find', async () => {
    await joined('q_1', 'Quill Adams');
    await joined('q_2', 'Quill');
    const hidden = await joined('q_3', 'Quill Hidden');
    await hidden.data(UserSettingsResource.update, { is_hidden_from_search: true });
    expect(await suggested(mei, 'quill')).toEqual(['q_2', 'q_1']);
  });

  it('are nobody whom a block keeps apart, and never oneself', async () => {
    const zoe = await joined('zoe_x', 'Zoe X');
    expect(await suggested(mei, 'zoe_x')).toEqual(['zoe_x']);
    await zoe.data(UserBlockResource.create, { user_id: mei.userId });
    expect(await suggested(mei, 'zoe_x')).toEqual([]);
    expect(await suggested(mei, 'mei')).toEqual([]);
  });

  it('take signs of patterns for signs, and ask for a log-in', async () => {
    expect([await suggested(mei, '%'), await suggested(mei, '_'), await suggested(mei, '\\')]).toEqual([[], [], []]);
    await expect(suggested(mei, '')).rejects.toThrow('bad_input');
    await expect(suggested(server.stranger(), 'a')).rejects.toThrow('not_signed_in');
  });
});
