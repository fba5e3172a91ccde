import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperatorPeopleResource, SuspensionResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

const { active, deactivated, leaving, suspended } = accountStates;

describe('a suspension by the owner of the instance', () => {
  let world: Moderation;
  beforeAll(async () => {
    world = await openModeration();
  });
  afterAll(() => world.server.close());

  /** Somebody with two cases, what the owner may do about them, and how their account stands. */
  async function somebody(state: number = active) {
    const { owner, author, reported, server } = world;
    const { who, username, pin } = await author();
    const email = `${username}@example.org`;
    await sql`UPDATE users SET email = ${email} WHERE id = ${who.userId}`.execute(server.core.db);
    const [first, second] = [await reported({ type: 'user', id: who.userId }), await reported({ type: 'pin', id: pin.id })];
    await sql`UPDATE users SET state = ${state} WHERE id = ${who.userId}`.execute(server.core.db);
    const user_id = who.userId;
    const stands = async () => {
      const found = (await owner.data(OperatorPeopleResource.get, { text: email }))[0]!;
      return [found.state, found.is_suspended_by_owner];
    };
    return {
      first,
      second,
      stands,
      suspend: () => owner.data(SuspensionResource.create, { user_id }),
      lift: () => owner.data(SuspensionResource.delete, { user_id }),
      mails: () => server.mails.filter(({ to }) => to === email).length,
    };
  }

  it.each([
    ['active', active],
    ['deactivated', deactivated],
    ['leaving', leaving],
  ])('leaves an account %s as it was before, once it is lifted', async (_name, state) => {
    const { suspend, lift, stands, mails } = await somebody(state);
    await suspend();
    expect(await stands()).toEqual([suspended, true]);
    await expect(suspend()).rejects.toThrow('conflict');
    await lift();
    expect(await stands()).toEqual([state, false]);
    await expect(lift()).rejects.toThrow('conflict');
    expect(mails()).toBe(2);
  });

  it('is not what moderators decided: the owner lifts that one not', async () => {
    const { first, lift, stands } = await somebody();
    await world.decide(world.amara, first, 'suspend');
    expect(await stands()).toEqual([suspended, false]);
    await expect(lift()).rejects.toThrow('conflict');
    expect(await stands()).toEqual([suspended, false]);
  });

  it.each(['moderators first', 'the owner first'])('leaves somebody to the moderators, who lift theirs afterwards: %s', async (order) => {
    const { act, amara, decide } = world;
    const { first, second, suspend, lift, stands, mails } = await somebody(deactivated);
    const both = [() => decide(amara, first, 'suspend'), () => decide(amara, second, 'suspend'), suspend];
    for (const one of order === 'moderators first' ? both : both.toReversed()) await one();
    expect(await stands()).toEqual([suspended, true]);
    await lift();
    expect(await stands()).toEqual([suspended, false]);
    expect(mails()).toBe(1);
    await act(amara, first, { action: 'undo' });
    expect(await stands()).toEqual([suspended, false]);
    await act(amara, second, { action: 'undo' });
    expect(await stands()).toEqual([deactivated, false]);
  });

  it.each(['moderators first', 'the owner first'])(
    'stands when moderators take theirs back, until it is lifted, too: %s',
    async (order) => {
      const { act, amara, decide } = world;
      const { first, suspend, lift, stands, mails } = await somebody(leaving);
      const both = [() => decide(amara, first, 'suspend'), suspend];
      for (const one of order === 'moderators first' ? both : both.toReversed()) await one();
      await act(amara, first, { action: 'undo' });
      expect(await stands()).toEqual([suspended, true]);
      await lift();
      expect(await stands()).toEqual([leaving, false]);
      expect(mails()).toBe(2);
    },
  );
});
