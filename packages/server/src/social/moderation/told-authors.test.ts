import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { AccountStatusResource, AppealResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { openUpdates } from '../../testing/read-updates.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { sendNewsMails } from '../news-mails/send-mails.service.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('the author of a thing that moderators decided about', () => {
  let world: Moderation;
  beforeAll(async () => {
    world = await openModeration();
  });
  afterAll(() => world.server.close());

  /** A warning that its author was told of and answered. */
  async function appealed() {
    const { author, reported, decide, tell, amara } = world;
    const { who, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await decide(amara, id, 'warn');
    await tell();
    await who.data(AppealResource.create, { case_id: id, text: 'It is my own shop.' });
    return { who, id };
  }
  const newsOf = async (who: TestPerson) => {
    await world.server.settle();
    return (await who.data(NewsHubResource.get, {})).map(({ kind, is_upheld, url }) => ({ kind, is_upheld, url }));
  };

  it.each([true, false])('hears what became of an appeal, whether the decision stands: %s', async (isUpheld) => {
    const { who, id } = await appealed();
    const decided = { kind: 'decision', is_upheld: null, url: '/settings/account-status/' };
    expect(await newsOf(who)).toEqual([decided]);
    await world.act(world.yuki, id, { action: 'answer', is_upheld: isUpheld });
    expect(await newsOf(who)).toEqual([{ ...decided, kind: 'appeal', is_upheld: isUpheld }, decided]);
  });

  it('reads in a mail what became of an appeal', async () => {
    const { server, act, yuki } = world;
    const { who, id } = await appealed();
    await sql`UPDATE users SET email = 'rex@example.org', email_verified_at = now() WHERE id = ${who.userId}`.execute(server.core.db);
    await server.settle();
    await server.forgetMails();
    await act(yuki, id, { action: 'answer', is_upheld: false });
    await server.settle();
    server.clock.now += 3_600_000;
    await sendNewsMails(server.core);
    await expect
      .poll(() => server.mails.map(({ subject }) => subject))
      .toContain('Your appeal was decided: what moderators did is taken back');
  });

  it('reads why as soon as the decision stands, before mails and news go', async () => {
    const { author, reported, decide, later, amara } = world;
    const { who, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await decide(amara, id, 'remove');
    const entries = async () =>
      (await who.data(AccountStatusResource.get, {})).entries.map(({ decision, statement }) => [decision, statement]);
    expect(await entries()).toEqual([]);
    await later(16);
    expect(await entries()).toEqual([['remove', 'The link lies.']]);
    expect(await who.data(AppealResource.create, { case_id: id, text: 'It is my own shop.' })).toMatchObject({
      appeal: 'It is my own shop.',
    });
  });

  it('has open pages that are told of a decision and of the answer to an appeal, and nobody else is', async () => {
    const { server, author, reported, decide, tell, amara, yuki, mei, act } = world;
    const { who, pin } = await author();
    const caseId = await reported({ type: 'pin', id: pin.id });
    const [reader, stranger] = [await openUpdates(server, who), await openUpdates(server, mei)];
    const told = { name: 'decision.changed', data: { caseId } };
    await decide(amara, caseId, 'warn');
    await tell();
    expect(await reader.nextOf(/^decision\./u)).toEqual(told);
    await who.data(AppealResource.create, { case_id: caseId, text: 'It is my shop.' });
    await act(yuki, caseId, { action: 'answer', is_upheld: true });
    expect(await reader.nextOf(/^decision\./u)).toEqual(told);
    // What comes first to somebody else is about themselves.
    await yuki.data(UserFollowResource.create, { user_id: mei.userId });
    expect((await stranger.next())?.name).toBe('follower.added');
    await Promise.all([reader.close(), stranger.close()]);
  });
});
