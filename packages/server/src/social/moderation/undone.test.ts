import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AggregatedCommentFeedResource, AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import { keepFromOthers } from '../comments/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { notice } from '../reports/index.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('a decision that its moderator takes back', () => {
  let world: Moderation;
  beforeAll(async () => {
    world = await openModeration();
  });
  afterAll(() => world.server.close());

  const newest = async () => (await world.amara.data(ModerationCasesResource.get, { list: 'open', page_size: 250 })).at(-1)!.case_id;
  const noticed = async (type: 'pin' | 'comment', id: string) => {
    await inTransaction(world.server.core.db, (trx) => notice(trx, { rule: 'listed', type, id, facts: { entry: 'bad.example' } }));
    return newest();
  };
  const heldOf = async (id: string) => {
    const { rows } = await sql<{ held_back: number }>`SELECT held_back FROM pins WHERE id = ${id}`.execute(world.server.core.db);
    return rows[0]?.held_back;
  };
  /** A pin that a rule keeps waiting, of somebody whose new pins wait. */
  async function waiting() {
    const { db } = world.server.core;
    const { who, pin } = await world.author();
    await sql`UPDATE pins SET held_back = ${heldBack.waiting} WHERE id = ${pin.id}`.execute(db);
    await sql`INSERT INTO held_people (user_id, rule, until) VALUES (${who.userId}, 'same_link', now() + interval '1 day')`.execute(db);
    const isHeld = async () => (await sql`SELECT 1 FROM held_people WHERE user_id = ${who.userId}`.execute(db)).rows.length > 0;
    return { pin, isHeld, id: await noticed('pin', pin.id) };
  }

  it.each(['nothing', 'warn', 'hide', 'remove'] as const)('leaves waiting what waited for it, after %s', async (decision) => {
    const { act, decide, amara } = world;
    const { pin, isHeld, id } = await waiting();
    await decide(amara, id, decision);
    await act(amara, id, { action: 'undo' });
    expect([await heldOf(pin.id), await isHeld()]).toEqual([heldBack.waiting, true]);
  });

  it('lets go of what waited only once it stands', async () => {
    const { decide, amara, tell } = world;
    const { pin, isHeld, id } = await waiting();
    await decide(amara, id, 'nothing');
    expect([await heldOf(pin.id), await isHeld()]).toEqual([heldBack.waiting, true]);
    await tell();
    expect([await heldOf(pin.id), await isHeld()]).toEqual([heldBack.not, false]);
  });

  it('shows no comment that leads to a blocked domain until nothing was wrong for good', async () => {
    const { server, act, author, decide, amara, mei, tell } = world;
    const { who, pin } = await author();
    const { id: commentId } = await who.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Mine' });
    await inTransaction(server.core.db, (trx) => keepFromOthers(trx, commentId, true));
    const id = await noticed('comment', commentId);
    const seen = async () => (await mei.data(AggregatedCommentFeedResource.get, { pin_id: pin.id })).map(({ text }) => text);
    await decide(amara, id, 'nothing');
    await act(amara, id, { action: 'undo' });
    expect(await seen()).toEqual([]);
    await decide(amara, id, 'nothing');
    await tell();
    expect(await seen()).toEqual(['Mine']);
  });
});
