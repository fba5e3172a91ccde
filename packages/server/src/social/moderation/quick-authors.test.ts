import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('an author who is quicker than moderators', () => {
  let world: Moderation;
  beforeAll(async () => {
    world = await openModeration();
  });
  afterAll(() => world.server.close());

  /** A pin that was reported, and that its author deleted then. */
  async function deletedPin() {
    const { author, reported } = world;
    const { who, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await who.data(PinResource.delete, { id: pin.id });
    const restore = () => who.data(PinResource.update, { id: pin.id, restore: true });
    return { id, pin, restore };
  }
  /** The same of a comment. */
  async function deletedComment() {
    const { author, reported } = world;
    const { who, pin } = await author();
    const { id: commentId } = await who.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Click here!' });
    const id = await reported({ type: 'comment', id: commentId });
    await who.data(AggregatedCommentResource.delete, { id: commentId });
    const restore = () => who.data(AggregatedCommentResource.update, { commentId, restore: true });
    return { id, commentId, restore };
  }

  it('brings no pin back that they deleted before moderators removed it, and the moderator’s undo does neither', async () => {
    const { act, amara, decide, mei, pinOf } = world;
    const { id, pin, restore } = await deletedPin();
    await decide(amara, id, 'remove');
    await expect(restore()).rejects.toThrow('pin_not_found');
    await act(amara, id, { action: 'undo' });
    await expect(pinOf(mei, pin.id)).rejects.toThrow('pin_not_found');
  });

  it('brings a pin back that is kept from feeds as moderators decided', async () => {
    const { amara, decide, server } = world;
    const { id, pin, restore } = await deletedPin();
    await decide(amara, id, 'hide');
    await restore();
    const { rows } = await sql<{ held_back: number }>`SELECT held_back FROM pins WHERE id = ${pin.id}`.execute(server.core.db);
    expect(rows[0]!.held_back).toBe(heldBack.fromFeeds);
  });

  it('brings no comment back that they deleted before moderators removed it, and the moderator’s undo does neither', async () => {
    const { act, amara, decide, mei } = world;
    const { id, commentId, restore } = await deletedComment();
    await decide(amara, id, 'remove');
    await expect(restore()).rejects.toThrow('comment_not_found');
    await act(amara, id, { action: 'undo' });
    await expect(mei.data(AggregatedCommentResource.get, { id: commentId })).rejects.toThrow('comment_not_found');
  });

  it('is suspended also while their account waits to be deleted', async () => {
    const { amara, author, decide, reported, server } = world;
    const { who } = await author();
    const id = await reported({ type: 'user', id: who.userId });
    await sql`UPDATE users SET state = ${accountStates.leaving} WHERE id = ${who.userId}`.execute(server.core.db);
    await decide(amara, id, 'suspend');
    const { rows } = await sql<{ state: number }>`SELECT state FROM users WHERE id = ${who.userId}`.execute(server.core.db);
    expect(rows[0]!.state).toBe(accountStates.suspended);
  });
});
