import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
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
    expect(await caseFor(id)).toMatchObject({ same_picture: 2, spared_pins: 0 });
    expect((await caseFor(id)).may_decide).toEqual([]);
    await expect(decide(amara, id, 'nothing')).rejects.toThrow('forbidden');
    await expect(act(amara, id, { action: 'take' })).rejects.toThrow('forbidden');
    expect((await decide(yuki, id, 'nothing')).state).toBe('decided');
  });

  it.each(['remove', 'hide'] as const)('are of their own where a decision covers a picture that they have, too: %s', async (decision) => {
    const { act, author, amara, decide, mei, owner, pinOf, reported, yuki } = world;
    const { pin } = await author();
    const saved = async (who: typeof mei) => {
      const board = await makeBoard(who, `Own ${pin.id}`);
      return (await who.data(RepinResource.create, { pin_id: pin.id, board_id: board.id })).id;
    };
    const [ofAmara, ofOwner, ofMei] = [await saved(amara), await saved(owner), await saved(mei)];
    const heldBack = async (id: string) =>
      (await world.server.core.db.selectFrom('pins').select('held_back').where('id', '=', id).executeTakeFirstOrThrow()).held_back;
    const id = await reported({ type: 'pin', id: pin.id });
    expect(await caseFor(id)).toMatchObject({ same_picture: 2, spared_pins: 2 });
    await decide(yuki, id, decision, { covers_picture: true });
    await act(yuki, id, { action: 'undo' });
    await decide(yuki, id, decision, { covers_picture: true });
    expect(await Promise.all([pin.id, ofMei].map(async (one) => (await heldBack(one)) === 0))).toEqual([false, false]);
    expect(await Promise.all([ofAmara, ofOwner].map(heldBack))).toEqual([0, 0]);
    for (const kept of [ofAmara, ofOwner]) expect((await pinOf(mei, kept)).id).toBe(kept);
    const waiting = (await owner.data(ModerationCasesResource.get, { list: 'open', page_size: 250 })).slice(-2);
    const cases = await Promise.all(waiting.map(({ case_id }) => owner.data(ModerationCaseResource.get, { case_id })));
    const [aboutAmara, ...others] = cases.filter(({ may_decide }) => may_decide.length > 0);
    expect([aboutAmara?.things, others]).toEqual([1, []]);
    await decide(owner, aboutAmara!.case_id, decision);
    expect(await heldBack(ofAmara)).not.toBe(0);
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
