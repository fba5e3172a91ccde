import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ConversationResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import {
  AccountStatusResource,
  AppealResource,
  ModerationCaseResource,
  ModerationCasesResource,
} from '@bowerbird/contract/social/moderation/calls.ts';
import { forgetPictures } from '../../pinning/pictures/index.ts';
import { makeBoard, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import type { TestCaller } from '../../testing/test-server.ts';
import { deleteSettled } from './removed-things.queries.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('moderators who remove things', () => {
  let server: Moderation['server'];
  let owner: Moderation['owner'];
  let amara: Moderation['amara'];
  let yuki: Moderation['yuki'];
  let mei: Moderation['mei'];
  let author: Moderation['author'];
  let reported: Moderation['reported'];
  let act: Moderation['act'];
  let decide: Moderation['decide'];
  let pinOf: Moderation['pinOf'];
  let tell: Moderation['tell'];
  beforeAll(async () => {
    ({ server, owner, amara, yuki, mei, author, reported, act, decide, pinOf, tell } = await openModeration());
  });
  afterAll(() => server.close());

  it('remove every pin of a picture at once, exactly counted, and its owner does not bring it back', async () => {
    const { who, board, pin } = await author();
    const meis = await makeBoard(mei, `Chairs ${pin.id}`);
    const copy = await mei.data(RepinResource.create, { board_id: meis.id, pin_id: pin.id });
    const id = await reported({ type: 'pin', id: pin.id }, owner);
    await decide(amara, id, 'remove', { covers_picture: true });
    for (const gone of [pin.id, copy.id]) await expect(pinOf(who, gone)).rejects.toThrow('pin_not_found');
    expect((await who.data(BoardResource.get, { board_id: board.id })).pin_count).toBe(0);
    await expect(who.data(PinResource.update, { id: pin.id, restore: true })).rejects.toThrow('pin_not_found');
    await act(amara, id, { action: 'undo' });
    for (const back of [pin.id, copy.id]) expect((await pinOf(who, back)).id).toBe(back);
    expect((await who.data(BoardResource.get, { board_id: board.id })).pin_count).toBe(1);
  });

  it('tell each whose pins went with a picture why, and each appeals for themselves', async () => {
    const { who, pin } = await author();
    const { who: second, board } = await author();
    const meis = await makeBoard(mei, `Chairs ${pin.id}`);
    const copy = await mei.data(RepinResource.create, { board_id: meis.id, pin_id: pin.id });
    const other = await second.data(RepinResource.create, { board_id: board.id, pin_id: pin.id });
    const id = await reported({ type: 'pin', id: pin.id }, owner);
    expect(await reported({ type: 'pin', id: copy.id }, owner)).toBe(id);
    await decide(amara, id, 'remove', { covers_picture: true });
    await act(amara, id, { action: 'undo' });
    expect((await amara.data(ModerationCaseResource.get, { case_id: id })).things).toBe(2);
    await decide(amara, id, 'remove', { covers_picture: true });
    await server.forgetMails();
    for (const [email, { userId }] of [
      ['first@example.org', who],
      ['two@example.org', second],
      ['mei@example.org', mei],
    ] as const)
      await sql`UPDATE users SET email = ${email} WHERE id = ${userId}`.execute(server.core.db);
    await tell();
    await expect.poll(() => server.mails.filter(({ text }) => text.includes('The link lies.')).length).toBe(3);
    const entryOf = async (caller: TestCaller) => (await caller.data(AccountStatusResource.get, {})).entries[0]!;
    for (const caller of [who, second, mei]) {
      expect(await entryOf(caller)).toMatchObject({
        title: 'Win a chair',
        decision: 'remove',
        statement: 'The link lies.',
        may_appeal: true,
      });
    }
    const decided = await amara.data(ModerationCasesResource.get, { list: 'decided', page_size: 250 });
    const theirs = (await entryOf(second)).case_id;
    expect(decided.map(({ case_id }) => case_id)).not.toContain(theirs);
    await second.data(AppealResource.create, { case_id: theirs, text: 'I drew it.' });
    const seen = await yuki.data(ModerationCaseResource.get, { case_id: theirs });
    expect([seen.evidence.title, seen.rule, seen.log.map(({ act: name }) => name)]).toEqual([
      'Win a chair',
      'same_picture',
      ['remove', 'undone', 'remove', 'appealed'],
    ]);
    await act(yuki, theirs, { action: 'answer', is_upheld: false });
    expect((await pinOf(mei, other.id)).id).toBe(other.id);
    for (const gone of [pin.id, copy.id]) await expect(pinOf(who, gone)).rejects.toThrow('pin_not_found');
    expect([(await entryOf(second)).is_upheld, (await entryOf(who)).may_appeal]).toEqual([false, true]);
  });

  it('leave the case of another author as it is in its log, where an appeal takes back the decision for one of them', async () => {
    const { who, pin } = await author();
    const { who: second, board } = await author();
    const other = await second.data(RepinResource.create, { board_id: board.id, pin_id: pin.id });
    const id = await reported({ type: 'pin', id: pin.id }, owner);
    await decide(amara, id, 'remove', { covers_picture: true });
    await tell();
    const theirs = (await second.data(AccountStatusResource.get, {})).entries[0]!.case_id;
    await who.data(AppealResource.create, { case_id: id, text: 'I drew it.' });
    await act(yuki, id, { action: 'take' });
    await act(yuki, id, { action: 'answer', is_upheld: false });
    expect((await pinOf(mei, pin.id)).id).toBe(pin.id);
    await expect(pinOf(mei, other.id)).rejects.toThrow('pin_not_found');
    const logOf = async (case_id: string) => {
      const { log, is_shared } = await amara.data(ModerationCaseResource.get, { case_id });
      return [is_shared, ...log.map(({ act: name }) => name)];
    };
    expect(await logOf(id)).toEqual([true, 'remove', 'appealed', 'took', 'lifted']);
    expect(await logOf(theirs)).toEqual([true, 'remove']);
  });

  it('say of a decision that an appeal took back that it stands no more, in lists and in what its person did before', async () => {
    const { who, board, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await decide(amara, id, 'remove');
    await tell();
    await who.data(AppealResource.create, { case_id: id, text: 'I drew it.' });
    const lineOf = async () =>
      (await amara.data(ModerationCasesResource.get, { list: 'all', page_size: 250 })).find(({ case_id }) => case_id === id);
    expect(await lineOf()).toMatchObject({ decision: 'remove', is_upheld: null });
    await act(yuki, id, { action: 'answer', is_upheld: false });
    expect(await lineOf()).toMatchObject({ decision: 'remove', is_upheld: false });
    const next = await reported({ type: 'board', id: board.id });
    const { person } = await amara.data(ModerationCaseResource.get, { case_id: next });
    expect(person.earlier).toMatchObject([{ decision: 'remove', is_upheld: false }]);
  });

  it('remove a comment, and bring it back', async () => {
    const { who, pin } = await author();
    const comment = await who.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Click here!' });
    const id = await reported({ type: 'comment', id: comment.id });
    await decide(amara, id, 'remove');
    await expect(mei.data(AggregatedCommentResource.get, { id: comment.id })).rejects.toThrow('comment_not_found');
    await expect(who.data(AggregatedCommentResource.update, { commentId: comment.id, restore: true })).rejects.toThrow('comment_not_found');
    await act(amara, id, { action: 'undo' });
    expect((await mei.data(AggregatedCommentResource.get, { id: comment.id })).text).toBe('Click here!');
  });

  it('remove a board with its pins, which its owner does not bring back and an appeal does', async () => {
    const { who, username, board, pin } = await author();
    const counted = async () => (await who.data(UserResource.get, { username })).boardCount;
    const before = await counted();
    const id = await reported({ type: 'board', id: board.id });
    await decide(amara, id, 'remove');
    await expect(who.data(BoardResource.get, { board_id: board.id })).rejects.toThrow('board_not_found');
    await expect(pinOf(mei, pin.id)).rejects.toThrow('pin_not_found');
    await expect(who.data(BoardResource.update, { board_id: board.id, restore: true })).rejects.toThrow('board_not_found');
    expect(await counted()).toBe(before! - 1);
    await makeBoard(who, 'Cheap bags');
    await tell();
    await who.data(AppealResource.create, { case_id: id, text: 'Only bags.' });
    await act(yuki, id, { action: 'answer', is_upheld: false });
    expect((await pinOf(mei, pin.id)).id).toBe(pin.id);
    expect((await mei.data(BoardResource.get, { board_id: board.id })).name).toBe(`Cheap bags ${board.id}`);
    expect(await counted()).toBe(before! + 1);
  });

  it('empty a profile, whose name, pictures and words come back after an appeal, but for what its person wrote since', async () => {
    const { who, username } = await author();
    const face = await uploadedPicture(server, who.userId);
    await sql`UPDATE users SET about = 'Buy now', picture_signature = ${face} WHERE id = ${who.userId}`.execute(server.core.db);
    const id = await reported({ type: 'user', id: who.userId });
    await decide(amara, id, 'remove');
    const shown = async () => {
      const { fullName, about, imageLargeUrl } = await mei.data(UserResource.get, { username });
      return [fullName, about, imageLargeUrl?.includes(face) ?? false];
    };
    expect(await shown()).toEqual([username, '', false]);
    await sql`DELETE FROM picture_uploads WHERE user_id = ${who.userId}`.execute(server.core.db);
    await forgetPictures(server.core, [face]);
    await tell();
    await who.data(UserResource.update, { about: 'I make bags.' });
    await who.data(AppealResource.create, { case_id: id, text: 'It is me.' });
    await act(yuki, id, { action: 'answer', is_upheld: false });
    expect(await shown()).toEqual(['Rex Bargain', 'I make bags.', true]);
    expect((await sql`SELECT 1 FROM removed_profiles`.execute(server.core.db)).rows).toEqual([]);
  });

  it('leave no way back to an owner who deleted the board before them', async () => {
    const { who, board } = await author();
    const id = await reported({ type: 'board', id: board.id });
    await who.data(BoardResource.delete, { board_id: board.id });
    await decide(amara, id, 'remove');
    await expect(who.data(BoardResource.update, { board_id: board.id, restore: true })).rejects.toThrow('too_late_to_undo');
  });

  it('bring back what the first decision took from a profile, whatever later ones took', async () => {
    const { who } = await author();
    const target = { type: 'user', id: who.userId } as const;
    const first = await reported(target);
    await decide(amara, first, 'remove');
    await tell();
    const second = await reported(target);
    await decide(amara, second, 'remove');
    await tell();
    await sql`UPDATE users SET username = 'renamed_since' WHERE id = ${who.userId}`.execute(server.core.db);
    await who.data(AppealResource.create, { case_id: first, text: 'It is my name.' });
    await act(yuki, first, { action: 'answer', is_upheld: false });
    const { rows } = await sql<{ full_name: string }>`SELECT full_name FROM users WHERE id = ${who.userId}`.execute(server.core.db);
    expect(rows[0]!.full_name).toBe('Rex Bargain');
  });

  /** A message that was removed, and what its reader sees of it. */
  async function removedMessage() {
    const { who, pin } = await author();
    const { id } = await who.data(ConversationsResource.create, { user_ids: [mei.userId], text: 'Buy!', pin: pin.id });
    const read = async () => (await mei.data(ConversationResource.get, { conversation_id: id })).messages[0]!;
    const found = await reported({ type: 'message', id: (await read()).id });
    await decide(amara, found, 'remove');
    expect(await read()).toMatchObject({ deleted: true, text: '', carries: null });
    return { who, found, read };
  }

  it('bring a removed message back with all that it carried, by their own undo', async () => {
    const { found, read } = await removedMessage();
    await act(amara, found, { action: 'undo' });
    expect(await read()).toMatchObject({ deleted: false, text: 'Buy!', carries: 'pin' });
    await decide(amara, found, 'remove');
    expect(await read()).toMatchObject({ deleted: true, text: '' });
  });

  it('bring a removed message back by a granted appeal, and keep nothing of it then', async () => {
    const { who, found, read } = await removedMessage();
    await tell();
    await who.data(AppealResource.create, { case_id: found, text: 'It was a joke.' });
    await act(yuki, found, { action: 'answer', is_upheld: false });
    expect(await read()).toMatchObject({ deleted: false, text: 'Buy!', carries: 'pin' });
    expect((await sql`SELECT 1 FROM removed_messages WHERE case_id = ${found}`.execute(server.core.db)).rows).toEqual([]);
  });

  it('forget what a removed message said when its author can no longer appeal', async () => {
    const { found } = await removedMessage();
    const kept = async () => (await sql`SELECT 1 FROM removed_messages WHERE case_id = ${found}`.execute(server.core.db)).rows.length;
    await deleteSettled(server.core.db);
    expect(await kept()).toBe(1);
    await sql`UPDATE moderation_cases SET decided_at = decided_at - interval '31 days' WHERE id = ${found}`.execute(server.core.db);
    await deleteSettled(server.core.db);
    expect(await kept()).toBe(0);
  });
});
