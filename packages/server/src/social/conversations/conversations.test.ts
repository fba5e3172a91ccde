import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import {
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
  reactToMessage,
  unreactToMessage,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { forgetPictures } from '../../pinning/pictures/index.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import {
  answer,
  clearConversations,
  follow,
  inboxOf,
  makeTalkers,
  read,
  requestsOf,
  say,
  unseenOf,
  wordsIn,
  write,
} from './testing/conversation-cast.ts';

describe('conversations', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let tomas: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    ({ mei, lena, tomas } = await makeTalkers(server));
  });
  afterEach(() => clearConversations(server));
  afterAll(() => server.close());

  it('are one of two people, however often one writes to the other', async () => {
    const first = await write(mei, [lena], { text: '  Found the wall. \r\n For the flat. ' });
    expect(first).toMatchObject({
      type: 'conversation',
      name: null,
      is_group: false,
      users: [{ username: 'lena_fjeld', fullName: 'Lena Fjeld' }],
      unread: 0,
      is_request: false,
      last_message: { type: 'message', text: 'Found the wall. \n For the flat.', sender: { username: 'mei_tan' }, carries: null },
    });
    const back = await write(lena, [mei], { text: 'The rug too' });
    const again = await write(mei, [lena], { text: 'Who made it?' });
    expect([back.id, again.id]).toEqual([first.id, first.id]);
    expect(again.messages.map(({ text }) => text)).toEqual(['Who made it?', 'The rug too', 'Found the wall. \n For the flat.']);
    expect(await wordsIn(lena, first.id)).toEqual(['Who made it?', 'The rug too', 'Found the wall. \n For the flat.']);
  });

  it('are read and written by their members alone', async () => {
    const { id, last_message } = await write(mei, [lena]);
    for (const caller of [tomas]) {
      await expect(read(caller, id)).rejects.toThrow('conversation_not_found');
      await expect(wordsIn(caller, id)).rejects.toThrow('conversation_not_found');
      await expect(say(caller, id, 'Me too')).rejects.toThrow('conversation_not_found');
      await expect(caller.data(ConversationResource.update, { conversation_id: id, muted: true })).rejects.toThrow(
        'conversation_not_found',
      );
      await expect(caller.data(ConversationResource.delete, { conversation_id: id })).rejects.toThrow('conversation_not_found');
      await expect(caller.data(ConversationMessagesResource.delete, { message_id: last_message!.id })).rejects.toThrow('message_not_found');
      expect([await inboxOf(caller), await requestsOf(caller)]).toEqual([[], []]);
    }
    await expect(read(server.stranger(), id)).rejects.toThrow('not_signed_in');
  });

  it('carry a pin, a board or a person, each as far as its reader may see it', async () => {
    const board = await makeBoard(mei, 'Flat', { privacy: 'secret' });
    const open = await makeBoard(mei, 'Open rooms');
    const secret = await makePin(server, mei, board.id, { title: 'Secret lamp' });
    const pin = await makePin(server, mei, open.id, { title: 'Tiny blue living room' });
    const { id } = await write(mei, [lena], { pin: pin.id, text: 'This one' });
    const send = (content: object) => mei.data(ConversationMessagesResource.create, { conversation_id: id, ...content });
    await send({ pin: secret.id });
    await send({ board: open.id });
    expect((await read(lena, id)).board).toMatchObject({ name: 'Open rooms' });
    await send({ user: tomas.userId });
    expect((await read(lena, id)).board).toBeNull();
    const [person, rooms, hidden, shown] = await lena.data(ConversationMessagesResource.get, { conversation_id: id });
    expect(shown).toMatchObject({ carries: 'pin', pin: { title: 'Tiny blue living room' }, text: 'This one' });
    expect(hidden).toMatchObject({ carries: 'pin', pin: null });
    expect(rooms).toMatchObject({ carries: 'board', board: { name: 'Open rooms' } });
    expect(person).toMatchObject({ carries: 'user', user: { username: 'tomas_ibarra' } });
    const say = (content: object) => lena.data(ConversationMessagesResource.create, { conversation_id: id, ...content });
    await expect(say({ pin: secret.id })).rejects.toThrow('pin_not_found');
    await expect(say({ board: board.id })).rejects.toThrow('board_not_found');
    await expect(say({ user: '999' })).rejects.toThrow('user_not_found');
    await expect(say({ pin: pin.id, board: open.id })).rejects.toThrow('bad_input');
    await expect(say({ text: ' \u200b' })).rejects.toThrow('bad_input');
  });

  it('carry a picture that their author uploaded, closed until it is let in, and gone when it is taken back', async () => {
    const upload = (who: TestPerson) => uploadedPicture(server, who.userId);
    const signature = await upload(mei);
    const { id, last_message } = await write(mei, [lena], { text: '', image_signature: signature });
    expect(last_message).toMatchObject({ text: '', carries: 'picture', image: { url: expect.stringContaining('236x') } });
    expect((await read(lena, id)).last_message).toMatchObject({ carries: 'picture', image: { largeUrl: expect.stringContaining('736x') } });
    const send = (content: object) => mei.data(ConversationMessagesResource.create, { conversation_id: id, ...content });
    await expect(send({ image_signature: await upload(lena) })).rejects.toThrow('bad_input');
    await expect(send({ image_signature: signature, user: tomas.userId })).rejects.toThrow('bad_input');
    const stranger = await server.person('ask_with_a_picture');
    const asked = await write(stranger, [lena], { image_signature: await upload(stranger) });
    expect((await read(lena, asked.id)).last_message).toMatchObject({ carries: 'picture', image: null });
    await answer(lena, asked.id, 'accept');
    expect((await read(lena, asked.id)).last_message!.image).not.toBeNull();
    await sql`DELETE FROM picture_uploads`.execute(server.core.db);
    const isKept = async () =>
      (await sql`SELECT 1 FROM pictures WHERE encode(signature, 'hex') = ${signature}`.execute(server.core.db)).rows.length === 1;
    await forgetPictures(server.core, [signature]);
    expect(await isKept()).toBe(true);
    expect((await exportAccount(server.core, mei.userId)).conversations).toMatchObject({ messages: [{ picture: signature }] });
    await mei.data(ConversationMessagesResource.delete, { message_id: last_message!.id });
    expect((await read(lena, id)).last_message).toMatchObject({ deleted: true, carries: null, image: null });
    await forgetPictures(server.core, [signature]);
    expect(await isKept()).toBe(false);
  });

  it('send what came of trying a pin as that pin', async () => {
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Loaves')).id, { title: 'Loaf' });
    const tried = await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Mine', user_did_it: true });
    const said = await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Nice' });
    const { id } = await write(mei, [lena]);
    const send = (comment: string) =>
      mei.data(ConversationMessagesResource.create, {
        conversation_id: id,
        user_did_it_data: comment,
        source: 'close-up',
        client_tracking_params: 'abc',
      });
    expect(await send(tried.id)).toMatchObject({ carries: 'pin', pin: { title: 'Loaf' } });
    await expect(send(said.id)).rejects.toThrow('comment_not_found');
    await expect(send('5')).rejects.toThrow('comment_not_found');
  });

  it('page newest first without a repeat, at four statements besides the session at most', async () => {
    const board = await makeBoard(mei, 'Rooms');
    const pin = await makePin(server, mei, board.id, { title: 'A room' });
    const { id } = await write(mei, [lena], { text: '0' });
    await mei.data(ConversationMessagesResource.create, { conversation_id: id, pin: pin.id, text: '1' });
    await mei.data(ConversationMessagesResource.create, { conversation_id: id, board: board.id, text: '2' });
    for (const text of ['3', '4', '5']) await say(lena, id, text);
    const seen: string[] = [];
    let bookmark: string | undefined;
    do {
      const options = { conversation_id: id, page_size: 4, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
      const { result, statements } = await countStatements(() => mei.envelope(ConversationMessagesResource.get, options));
      expect(statements).toBeLessThanOrEqual(5);
      seen.push(...result.resource_response.data!.map(({ text }) => text));
      bookmark = result.resource_response.bookmark;
    } while (bookmark !== '-end-');
    expect(seen).toEqual(['5', '4', '3', '2', '1', '0']);
    const { statements } = await countStatements(() => mei.envelope(ConversationsResource.get, {}));
    expect(statements).toBeLessThanOrEqual(5);
  });

  it('are read from one of them on, back and forth, by those alone who read the conversation', async () => {
    const { id } = await write(mei, [lena], { text: '0' });
    const ids: string[] = [];
    for (const text of ['1', '2', '3', '4', '5']) ids.push((await say(lena, id, text)).id);
    const read = async (more: object) => {
      const texts: string[] = [];
      let bookmarks: string[] | undefined;
      do {
        const { resource_response: reply } = await mei.envelope(ConversationMessagesResource.get, {
          conversation_id: id,
          page_size: 2,
          ...more,
          ...(bookmarks && { bookmarks }),
        });
        texts.push(...reply.data!.map(({ text }) => text));
        bookmarks = [reply.bookmark!];
      } while (bookmarks[0] !== '-end-');
      return texts;
    };
    expect(await read({ up_to: ids[2] })).toEqual(['3', '2', '1', '0']);
    expect(await read({ newer_than: ids[2] })).toEqual(['4', '5']);
    expect(await read({ newer_than: ids[4] })).toEqual([]);
    const noor = await server.person(`noor_${id}`);
    for (const place of [{ up_to: ids[2] }, { newer_than: ids[2] }])
      await expect(noor.data(ConversationMessagesResource.get, { conversation_id: id, ...place })).rejects.toThrow(
        'conversation_not_found',
      );
    await expect(read({ up_to: ids[2], newer_than: ids[2] })).rejects.toThrow();
  });

  it('stand with the latest first, page by page', async () => {
    const others = await Promise.all(['noor_haddad', 'sam_doyle', 'elif_kaya'].map((name) => server.person(name)));
    const made: string[] = [];
    for (const other of others) {
      await follow(other, mei);
      made.push((await write(mei, [other])).id);
    }
    await say(others[0]!, made[0]!, 'Newer');
    const page = await mei.envelope(ConversationsResource.get, { page_size: 2 });
    const rest = await mei.envelope(ConversationsResource.get, { page_size: 2, bookmarks: [page.resource_response.bookmark!] });
    const ids = [page, rest].flatMap((one) => one.resource_response.data!.map(({ id }) => id));
    expect(ids).toEqual([made[0], made[2], made[1]]);
  });

  it('count what was not read, and tell the other how far one read', async () => {
    const { id } = await write(mei, [lena], { text: 'One' });
    const second = await say(mei, id, 'Two');
    expect([(await read(lena, id)).unread, await unseenOf(server, lena), await unseenOf(server, mei)]).toEqual([2, 1, 0]);
    expect((await read(mei, id)).read_marks).toEqual([]);
    const after = await lena.data(ConversationResource.update, { conversation_id: id, read_until: second.id });
    expect([after.unread, await unseenOf(server, lena)]).toEqual([0, 0]);
    expect((await read(mei, id)).read_marks).toMatchObject([{ user_id: lena.userId, message_id: second.id }]);
    await lena.data(ConversationResource.update, { conversation_id: id, read_until: '8999999999999999999' });
    await say(mei, id, 'Three');
    expect((await read(lena, id)).unread).toBe(1);
    await lena.data(ConversationResource.update, { conversation_id: id, muted: true });
    expect([(await read(lena, id)).unread, await unseenOf(server, lena)]).toEqual([1, 0]);
  });

  it('tell when the last message was first read, though its reader answers or looks again later', async () => {
    const { id, last_message } = await write(mei, [lena], { text: 'One' });
    const readAt = async () => (await read(mei, id)).read_marks[0]?.read_at;
    const look = () => lena.data(ConversationResource.update, { conversation_id: id, read_until: last_message!.id });
    await look();
    const first = await readAt();
    expect(first).toEqual(expect.any(String));
    await look();
    await say(lena, id, 'An answer');
    await look();
    expect(await readAt()).toBe(first);
    await say(mei, id, 'Two');
    await say(lena, id, 'Answered before it was marked as read');
    expect(await readAt()).not.toBe(first);
  });

  it('keep one message of one key, however often it is sent', async () => {
    const { id } = await write(mei, [lena], { text: 'Hello' });
    const send = () =>
      mei.envelope(
        ConversationMessagesResource.create,
        { conversation_id: id, text: 'Once' },
        { 'idempotency-key': 'a-key-of-one-message' },
      );
    const replies = [await send(), await send()];
    expect(new Set(replies.map((reply) => reply.resource_response.data!.id)).size).toBe(1);
    expect(await wordsIn(lena, id)).toEqual(['Once', 'Hello']);
  });

  it('keep the order of what many write at once, and lose none', async () => {
    const { id } = await write(mei, [lena], { text: 'Begin' });
    await Promise.all(Array.from({ length: 12 }, (_, index) => say(index % 2 === 0 ? mei : lena, id, `Message ${index}`)));
    const messages = await mei.data(ConversationMessagesResource.get, { conversation_id: id });
    expect(messages).toHaveLength(13);
    const times = messages.map(({ created_ms }) => created_ms);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await mei.data(ConversationsResource.get))[0]!.last_message!.id).toBe(messages[0]!.id);
  });

  it('are emptied for oneself alone, and come back with the next message', async () => {
    const { id } = await write(mei, [lena], { text: 'Old' });
    await lena.data(ConversationResource.delete, { conversation_id: id });
    expect([await inboxOf(lena), await inboxOf(mei), await unseenOf(server, lena)]).toEqual([[], [id], 0]);
    await say(mei, id, 'New');
    expect([await wordsIn(lena, id), await wordsIn(mei, id)]).toEqual([['New'], ['New', 'Old']]);
  });

  it('say that a message was taken back, and nothing of what it said', async () => {
    const { id, last_message } = await write(mei, [lena], { text: 'A slip' });
    await expect(lena.data(ConversationMessagesResource.delete, { message_id: last_message!.id })).rejects.toThrow('message_not_found');
    await mei.data(ConversationMessagesResource.delete, { message_id: last_message!.id });
    expect(await read(lena, id)).toMatchObject({ unread: 0, last_message: { text: '', deleted: true } });
  });

  it('take reactions, one of each reader, and answers to what was said', async () => {
    const { id, last_message } = await write(mei, [lena], { text: 'The rug?' });
    const react = (caller: TestCaller, reaction_type: 1 | 7) => caller.data(reactToMessage, { id: last_message!.id, reaction_type });
    await react(mei, 1);
    await react(lena, 1);
    expect(await react(lena, 7)).toMatchObject({ reaction_counts: { 1: 1, 7: 1 }, reaction_by_me: 7 });
    expect(await lena.data(unreactToMessage, { id: last_message!.id })).toMatchObject({ reaction_counts: { 1: 1 }, reaction_by_me: 0 });
    await expect(react(tomas, 1)).rejects.toThrow('message_not_found');
    const answerTo = (reply_to: string, text: string) =>
      lena.data(ConversationMessagesResource.create, { conversation_id: id, text, reply_to });
    const reply = { message_id: last_message!.id, name: 'Mei Tan', text: 'The rug?' };
    expect((await answerTo(last_message!.id, 'Wool')).reply_to).toEqual(reply);
    const elsewhere = await write(tomas, [mei]);
    await expect(answerTo(elsewhere.last_message!.id, 'Mine')).rejects.toThrow('message_not_found');
    await mei.data(ConversationMessagesResource.delete, { message_id: last_message!.id });
    expect((await read(lena, id)).messages[0]!.reply_to).toEqual({ ...reply, text: '' });
  });

  it('go with who leaves, and into their export before', async () => {
    const sam = await server.person('sam_who_leaves', 'Sam Doyle');
    await follow(mei, sam);
    await follow(sam, mei);
    const { id } = await write(sam, [mei], { text: 'Goodbye' });
    await say(mei, id, 'Why?');
    expect(await exportAccount(server.core, sam.userId)).toMatchObject({
      conversations: { conversations: [{ id }], messages: [{ text: 'Goodbye' }] },
    });
    await eraseAccount(server.core, sam.userId);
    expect(await read(mei, id)).toMatchObject({ users: [], messages: [{ text: 'Why?' }] });
    await expect(say(mei, id, 'Hello?')).rejects.toThrow('forbidden');
  });
});
