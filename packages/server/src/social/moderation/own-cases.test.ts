import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { ModerationCaseResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { notice } from '../reports/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('cases about moderators and the owner', () => {
  let world: Moderation;
  beforeAll(async () => {
    world = await openModeration();
  });
  afterAll(() => world.server.close());

  const caseFor = (case_id: string) => world.amara.data(ModerationCaseResource.get, { case_id });

  /** A case about a pin of somebody, and about another one of the picture that a moderator saved. */
  async function sharedCase() {
    const { author, reported, amara } = world;
    const { pin } = await author();
    const board = await makeBoard(amara, `Own ${pin.id}`);
    const copy = await amara.data(RepinResource.create, { pin_id: pin.id, board_id: board.id });
    const id = await reported({ type: 'pin', id: pin.id });
    expect(await reported({ type: 'pin', id: copy.id })).toBe(id);
    return id;
  }

  it('are decided by nobody who made one of their things', async () => {
    const { act, amara, decide, yuki } = world;
    const id = await sharedCase();
    expect((await caseFor(id)).may_decide).toEqual([]);
    await expect(decide(amara, id, 'nothing')).rejects.toThrow('forbidden');
    await expect(act(amara, id, { action: 'take' })).rejects.toThrow('forbidden');
    expect((await decide(yuki, id, 'nothing')).state).toBe('decided');
  });

  it('tell nobody what was written about themselves, or what rules noticed', async () => {
    const { amara, reported, server, yuki } = world;
    const board = await makeBoard(amara, 'Chairs');
    const id = await reported({ type: 'board', id: board.id });
    await inTransaction(server.core.db, (trx) =>
      notice(trx, { rule: 'listed', type: 'board', id: board.id, facts: { entry: 'bad.example' } }),
    );
    const seenBy = async (who: typeof amara) => {
      const { reported_as, noticed } = await who.data(ModerationCaseResource.get, { case_id: id });
      return [reported_as.map(({ reason, texts }) => [reason, ...texts]), noticed.length];
    };
    expect(await seenBy(amara)).toEqual([[['spam']], 0]);
    expect(await seenBy(yuki)).toEqual([[['spam', 'Asks for a card.']], 1]);
  });

  it.each(['warn', 'limit', 'suspend', 'remove'] as const)('leave the owner of the instance alone: %s', async (decision) => {
    const { amara, decide, owner, reported } = world;
    const id = await reported({ type: 'user', id: owner.userId });
    await expect(decide(amara, id, decision)).rejects.toThrow('forbidden');
  });
});
