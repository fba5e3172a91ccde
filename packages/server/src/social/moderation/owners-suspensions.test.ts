import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModerationCaseResource } from '@bowerbird/contract/social/moderation/calls.ts';
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
      return found.state;
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
    expect(await stands()).toBe(suspended);
    await expect(suspend()).rejects.toThrow('conflict');
    await lift();
    expect(await stands()).toBe(state);
    await expect(lift()).rejects.toThrow('conflict');
    expect(mails()).toBe(2);
  });

  it.each([
    ['moderators alone', 0],
    ['moderators first', 1],
    ['the owner first', -1],
  ])('is lifted with what moderators decided, whose cases say so: %s', async (_who, order) => {
    const { act, amara, decide, owner } = world;
    const { first, second, suspend, lift, stands } = await somebody(deactivated);
    const decisions = [() => decide(amara, first, 'suspend'), () => decide(amara, second, 'suspend')];
    const all = [...decisions, ...(order === 0 ? [] : [suspend])];
    for (const one of order < 0 ? all.toReversed() : all) await one();
    expect(await stands()).toBe(suspended);
    await lift();
    expect(await stands()).toBe(deactivated);
    for (const case_id of [first, second]) {
      const { log, is_upheld } = await owner.data(ModerationCaseResource.get, { case_id });
      expect([is_upheld, log.map((line) => line.act)]).toEqual([false, expect.arrayContaining(['suspend', 'let_in'])]);
      await expect(act(amara, case_id, { action: 'undo' })).rejects.toThrow();
    }
    expect(await stands()).toBe(deactivated);
    await expect(lift()).rejects.toThrow('conflict');
  });

  it.each(['moderators first', 'the owner first'])(
    'stands when moderators take theirs back, until it is lifted, too: %s',
    async (order) => {
      const { act, amara, decide } = world;
      const { first, suspend, lift, stands, mails } = await somebody(leaving);
      const both = [() => decide(amara, first, 'suspend'), suspend];
      for (const one of order === 'moderators first' ? both : both.toReversed()) await one();
      await act(amara, first, { action: 'undo' });
      expect(await stands()).toBe(suspended);
      await lift();
      expect(await stands()).toBe(leaving);
      expect(mails()).toBe(2);
    },
  );
});
