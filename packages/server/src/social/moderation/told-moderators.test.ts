import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { AppealResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { openUpdates } from '../../testing/read-updates.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('a queue that is open', () => {
  let world: Moderation;
  beforeAll(async () => {
    world = await openModeration();
  });
  afterAll(() => world.server.close());

  const listen = (who: TestPerson) => openUpdates(world.server, who);

  it('is told of reports, of what other moderators do, and of appeals', async () => {
    const { amara, owner, yuki, author, reported, decide, tell } = world;
    const { who, pin } = await author();
    const readers = [await listen(amara), await listen(owner)];
    const caseId = await reported({ type: 'pin', id: pin.id });
    const told = { name: 'case.changed', data: { caseId } };
    for (const reader of readers) expect(await reader.next()).toEqual(told);
    await decide(yuki, caseId, 'warn');
    for (const reader of readers) expect(await reader.next()).toEqual(told);
    await tell();
    await who.data(AppealResource.create, { case_id: caseId, text: 'It is my shop.' });
    for (const reader of readers) expect(await reader.next()).toEqual(told);
    for (const reader of readers) await reader.close();
  });

  it('is told nothing of what its moderator does, and nobody else is told anything', async () => {
    const { amara, mei, yuki, author, act, reported } = world;
    const { pin } = await author();
    const other = await reported({ type: 'pin', id: (await author()).pin.id });
    const [moderator, stranger] = [await listen(amara), await listen(mei)];
    await mei.data(ReportResource.create, { target: { type: 'pin', id: pin.id }, reason: 'spam' });
    const { data } = (await moderator.next()) as { data: { caseId: string } };
    await act(amara, data.caseId, { action: 'take' });
    await act(yuki, other, { action: 'take' });
    expect(await moderator.next(), 'what comes next is what another did').toEqual({ name: 'case.changed', data: { caseId: other } });
    // What comes next to somebody else is about themselves.
    await yuki.data(UserFollowResource.create, { user_id: mei.userId });
    expect((await stranger.next())?.name).toBe('follower.added');
    await Promise.all([moderator.close(), stranger.close()]);
  });
});
