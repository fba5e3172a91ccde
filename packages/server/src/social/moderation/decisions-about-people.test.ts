import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AccountStatusResource,
  DecisionResource,
  ModerationCaseResource,
  ModeratorsResource,
} from '@bowerbird/contract/social/moderation/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('a decision about a person', () => {
  let world: Moderation;
  beforeAll(async () => {
    world = await openModeration();
  });
  afterAll(() => world.server.close());

  const stateOf = async ({ userId }: TestPerson) =>
    (await sql<{ state: number }>`SELECT state FROM users WHERE id = ${userId}`.execute(world.server.core.db)).rows[0]!.state;
  /** Somebody with two cases, one about themselves and one about their pin. */
  async function twice() {
    const { who, pin } = await world.author();
    const first = await world.reported({ type: 'user', id: who.userId });
    return { who, first, second: await world.reported({ type: 'pin', id: pin.id }) };
  }

  it('rests on what the person showed everybody of late, and on nothing of secret boards', async () => {
    const { server, amara, author, reported, mei } = world;
    const { who, pin } = await author();
    const secret = await makeBoard(who, 'Hidden', { privacy: 'secret' });
    await makePin(server, who, secret.id, { title: 'Plans' });
    const board = await makeBoard(mei, 'Chairs');
    await who.data(AggregatedCommentResource.create, { board_id: board.id, text: 'Cheaper at mine.' });
    await who.data(AggregatedCommentResource.create, { board_id: secret.id, text: 'For later.' });
    const about = async (id: string) => (await amara.data(ModerationCaseResource.get, { case_id: id })).newest;
    const newest = await about(await reported({ type: 'user', id: who.userId }));
    expect(newest?.pins.map(({ id, title }) => [id, title])).toEqual([[pin.id, 'Win a chair']]);
    expect(newest?.pins[0]?.picture_url).toMatch(/\.jpg$/u);
    expect(newest?.comments.map(({ text }) => text)).toEqual(['Cheaper at mine.']);
    expect(await about(await reported({ type: 'pin', id: pin.id }))).toBeNull();
  });

  it('limits as long as another one that stands, once it is taken back', async () => {
    const { server, decide, act, amara } = world;
    const { who, first, second } = await twice();
    await decide(amara, first, 'limit');
    await sql`UPDATE moderation_cases SET decided_at = decided_at - interval '3 days' WHERE id = ${first}`.execute(server.core.db);
    await decide(amara, second, 'limit');
    await act(amara, second, { action: 'undo' });
    const { limited_until: until } = await who.data(AccountStatusResource.get, {});
    const days = (Date.parse(until ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(4);
    await sql`UPDATE moderation_cases SET decided_at = now() WHERE id = ${first}`.execute(server.core.db);
    await act(amara, first, { action: 'undo' });
    expect((await who.data(AccountStatusResource.get, {})).limited_until).toBeNull();
  });

  it('leaves an account as its person left it, once a suspension is taken back', async () => {
    const { server, decide, act, amara } = world;
    const { who, first } = await twice();
    await sql`UPDATE users SET state = ${accountStates.deactivated} WHERE id = ${who.userId}`.execute(server.core.db);
    await decide(amara, first, 'suspend');
    expect(await stateOf(who)).toBe(accountStates.suspended);
    await act(amara, first, { action: 'undo' });
    expect(await stateOf(who)).toBe(accountStates.deactivated);
  });

  it('suspends who is suspended already, until neither stands', async () => {
    const { decide, act, amara } = world;
    const { who, first, second } = await twice();
    await decide(amara, first, 'suspend');
    await decide(amara, second, 'suspend');
    await act(amara, first, { action: 'undo' });
    expect(await stateOf(who)).toBe(accountStates.suspended);
    await act(amara, second, { action: 'undo' });
    expect(await stateOf(who)).toBe(accountStates.active);
  });

  it.each([
    { isUpheld: true, says: 'The decision stands.' },
    { isUpheld: false, says: 'It is taken back.' },
  ])('tells a suspended person by mail what became of their appeal: $says', async ({ isUpheld, says }) => {
    const { server, decide, act, amara, yuki, tell } = world;
    const { who, first } = await twice();
    await sql`UPDATE users SET email = ${`rex${who.userId}@example.org`} WHERE id = ${who.userId}`.execute(server.core.db);
    await decide(amara, first, 'suspend');
    await tell();
    const tokenIn = (words: string) => () =>
      server.mails
        .filter(({ text }) => text.includes(words))
        .map(({ text }) => /\/secure\/decision\/\?token=([\w.-]+)/u.exec(text)?.[1])
        .find((token) => token?.startsWith(`${first}.`));
    await expect.poll(tokenIn('The link lies.')).toBeDefined();
    await server.stranger().data(DecisionResource.update, { token: tokenIn('The link lies.')()!, text: 'I was away.' });
    await act(yuki, first, { action: 'answer', is_upheld: isUpheld });
    await expect.poll(tokenIn(says)).toBeDefined();
    expect(await server.stranger().data(DecisionResource.get, { token: tokenIn(says)()! })).toMatchObject({ is_upheld: isUpheld });
  });

  it('is made of a case that waits: it is taken while it does, and left by who took it', async () => {
    const { decide, act, amara, yuki } = world;
    const { first } = await twice();
    await act(amara, first, { action: 'take' });
    await expect(act(yuki, first, { action: 'leave' })).rejects.toThrow('conflict');
    expect((await yuki.data(ModerationCaseResource.get, { case_id: first })).assignee).toBe('Amara Osei');
    expect((await act(amara, first, { action: 'leave' })).assignee).toBeNull();
    await decide(amara, first, 'warn');
    await expect(act(yuki, first, { action: 'take' })).rejects.toThrow('conflict');
  });

  it('is logged as by nobody once its moderator left the instance', async () => {
    const { server, decide, amara } = world;
    const { first } = await twice();
    await decide(amara, first, 'warn');
    await sql`INSERT INTO moderation_log (case_id, moderator_id, act) VALUES (${first}, 1, 'took')`.execute(server.core.db);
    const { log } = await amara.data(ModerationCaseResource.get, { case_id: first });
    expect(log.map(({ act: name, by }) => [name, by])).toEqual([
      ['warn', 'Amara Osei'],
      ['took', null],
    ]);
  });

  it('is logged as by nobody while its moderator deletes their account, and nobody has its case', async () => {
    const { server, owner, decide, act, amara } = world;
    const { first } = await twice();
    const ines = await server.person('ines_moura', 'Ines Moura');
    await owner.data(ModeratorsResource.create, { username: 'ines_moura' });
    await act(ines, first, { action: 'take' });
    await decide(ines, first, 'warn');
    const seen = async () => {
      const { log, assignee } = await amara.data(ModerationCaseResource.get, { case_id: first });
      return [assignee, ...log.map(({ by }) => by)];
    };
    expect(await seen()).toEqual(['Ines Moura', 'Ines Moura', 'Ines Moura']);
    await sql`UPDATE users SET state = ${accountStates.erasing} WHERE id = ${ines.userId}`.execute(server.core.db);
    expect(await seen()).toEqual([null, null, null]);
  });
});
