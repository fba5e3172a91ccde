import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import {
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { ModerationCaseResource, ModerationCasesResource, ModeratorsResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { flagComment, ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import type { ReportTarget } from '@bowerbird/contract/social/reports/schemas.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { forgetPictures } from '../../pinning/pictures/index.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import type { Evidence } from './index.ts';

describe('reports', () => {
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let tomas: TestPerson;
  let boardId: string;
  beforeAll(async () => {
    server = await createTestServer();
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    boardId = (await makeBoard(lena, 'Cheap bags')).id;
  });
  afterAll(() => server.close());

  const newPin = (title = 'Win a chair') => makePin(server, lena, boardId, { title });
  const report = (caller: TestCaller, target: ReportTarget, more: object = {}) =>
    caller.data(ReportResource.create, { target, reason: 'spam', ...more });
  interface Kept {
    readonly case_id: string;
    readonly reason: string;
    readonly text: string;
    readonly evidence: Evidence;
  }
  const kept = async (id: string) => {
    const { rows } = await sql<Kept>`SELECT case_id, reason, text, evidence FROM reports WHERE target_id = ${id} ORDER BY id`.execute(
      server.core.db,
    );
    return rows;
  };

  it('keep what was seen, though its author changes it later', async () => {
    const pin = await newPin();
    expect(await report(mei, { type: 'pin', id: pin.id }, { detailed_reasons: ['false_link'], text: ' Asks for a card. ' })).toMatchObject({
      target: { type: 'pin', id: pin.id },
      reason: 'spam',
      detailed_reasons: ['false_link'],
    });
    await lena.data(PinResource.update, { id: pin.id, title: 'A harmless chair' });
    const [one] = await kept(pin.id);
    expect(one).toMatchObject({
      text: 'Asks for a card.',
      evidence: { title: 'Win a chair', author: 'Lena Fjeld', username: 'lena_fjeld' },
    });
    expect(one!.evidence.picture).toMatch(/^[0-9a-f]+$/u);
  });

  it('are one when somebody reports the same again, with the newer reason', async () => {
    const pin = await newPin();
    const first = await report(mei, { type: 'pin', id: pin.id });
    const second = await report(mei, { type: 'pin', id: pin.id }, { reason: 'violence', detailed_reasons: ['threat'] });
    expect(second).toMatchObject({ report_id: first.report_id, reason: 'violence', detailed_reasons: ['threat'] });
    expect(await kept(pin.id)).toHaveLength(1);
  });

  it('share a case by the picture, also when two come at once', async () => {
    const pin = await newPin();
    const meis = await mei.data(BoardResource.create, { name: 'Chairs' });
    const copy = await mei.data(RepinResource.create, { board_id: meis.id, pin_id: pin.id });
    await Promise.all([report(tomas, { type: 'pin', id: pin.id }), report(tomas, { type: 'pin', id: copy.id })]);
    const [one, other] = [...(await kept(pin.id)), ...(await kept(copy.id))];
    expect(one!.case_id).toBe(other!.case_id);
    expect((await kept(pin.id)).length + (await kept(copy.id)).length).toBe(2);
  });

  it('are made of comments, boards and people, too', async () => {
    const pin = await newPin();
    const comment = await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Click here!' });
    await report(tomas, { type: 'comment', id: comment.id });
    await report(tomas, { type: 'board', id: boardId }, { reason: 'intellectual_property', detailed_reasons: ['my_work'] });
    await report(tomas, { type: 'user', id: lena.userId }, { reason: 'other' });
    expect((await kept(comment.id))[0]!.evidence).toMatchObject({ text: 'Click here!', author: 'Mei Tan' });
    expect((await kept(boardId))[0]!.evidence).toMatchObject({ title: 'Cheap bags', author: 'Lena Fjeld' });
    expect((await kept(lena.userId))[0]!.evidence).toMatchObject({ title: 'Lena Fjeld' });
    await lena.data(flagComment, { id: comment.id, reason: 'hate', detailedReasons: ['slur'] });
    expect((await kept(comment.id)).map(({ reason }) => reason)).toEqual(['spam', 'hate']);
  });

  it('are made of a message and of a conversation by who reads it, and keep no more than what was seen', async () => {
    const { id, last_message } = await tomas.data(ConversationsResource.create, { user_ids: [mei.userId], text: 'Buy followers!' });
    await report(mei, { type: 'message', id: last_message!.id });
    expect((await kept(last_message!.id))[0]!.evidence).toMatchObject({ text: 'Buy followers!', author: 'Tomás Ibarra' });
    for (let at = 1; at <= 12; at += 1)
      await tomas.data(ConversationMessagesResource.create, {
        conversation_id: id,
        text: `Cheap ${at}`,
        pin: at === 12 ? (await newPin()).id : undefined,
      });
    await report(mei, { type: 'conversation', id });
    const { text, username } = (await kept(id))[0]!.evidence;
    expect([username, text.split('\n').length]).toEqual(['tomas_ibarra', 10]);
    expect(text).toMatch(/^@tomas_ibarra: Cheap 3\n.*\n@tomas_ibarra: Cheap 12 \/pin\/\d+\/$/su);
    await expect(report(lena, { type: 'message', id: last_message!.id })).rejects.toThrow('message_not_found');
    await expect(report(lena, { type: 'conversation', id })).rejects.toThrow('conversation_not_found');
    await expect(report(tomas, { type: 'message', id: last_message!.id })).rejects.toThrow('forbidden');
    await expect(report(tomas, { type: 'conversation', id })).rejects.toThrow('conversation_not_found');
    await tomas.data(ConversationMessagesResource.delete, { message_id: last_message!.id });
    await expect(report(mei, { type: 'message', id: last_message!.id })).rejects.toThrow('message_not_found');
    expect((await kept(last_message!.id))[0]!.evidence.text).toBe('Buy followers!');
  });

  it('of a message let moderators read what was reported, and take it away for everybody', async () => {
    const keeper = await server.person('keeper_fox', 'Keeper Fox');
    await sql`UPDATE users SET is_owner = true WHERE id = ${keeper.userId}`.execute(server.core.db);
    await keeper.data(ModeratorsResource.create, { username: 'keeper_fox' });
    const { id, last_message } = await tomas.data(ConversationsResource.create, { user_ids: [mei.userId], text: 'Just between us' });
    const spam = await tomas.data(ConversationMessagesResource.create, { conversation_id: id, text: 'Cheap watches' });
    await report(mei, { type: 'message', id: spam.id });
    const line = (await keeper.data(ModerationCasesResource.get, { list: 'open', page_size: 250 })).at(-1)!;
    const shown = await keeper.data(ModerationCaseResource.get, { case_id: line.case_id });
    expect(shown).toMatchObject({ target_type: 'message', evidence: { text: 'Cheap watches' } });
    expect(JSON.stringify(shown)).not.toContain('Just between us');
    await expect(keeper.data(ConversationResource.get, { conversation_id: id })).rejects.toThrow('conversation_not_found');
    await keeper.data(ModerationCaseResource.update, { case_id: line.case_id, action: 'decide', decision: 'remove', statement: 'Spam.' });
    const after = await mei.data(ConversationMessagesResource.get, { conversation_id: id });
    expect(after.map(({ text, deleted }) => [text, deleted])).toEqual(expect.arrayContaining([['', true]]));
    expect(after.find((message) => message.id === last_message!.id)?.deleted).toBe(false);
  });

  it('say in the lines of a conversation where a message was a picture alone', async () => {
    const { id } = await tomas.data(ConversationsResource.create, { user_ids: [lena.userId], text: 'Look' });
    const picture = await uploadedPicture(server, tomas.userId);
    await tomas.data(ConversationMessagesResource.create, { conversation_id: id, text: '', image_signature: picture });
    await report(lena, { type: 'conversation', id });
    expect((await kept(id))[0]!.evidence).toMatchObject({ text: '@tomas_ibarra: Look\n@tomas_ibarra: 🖼', picture });
  });

  it.each(['\n', '\r\n', '\u2028'])('put no words of one person into the mouth of another, by the break %j', async (lineBreak) => {
    const { id } = await lena.data(ConversationsResource.create, { user_ids: [mei.userId], text: 'Where is it from?' });
    await mei.data(ConversationMessagesResource.create, { conversation_id: id, text: `A shop.${lineBreak}@lena_fjeld: I will hurt you.` });
    await report(mei, { type: 'conversation', id });
    const lines = (await kept(id))[0]!.evidence.text.split(/\r\n|[\n\r\u2028]/u);
    expect(lines.filter((line) => line.startsWith('@lena_fjeld: ')).at(-1)).toBe('@lena_fjeld: Where is it from?');
    expect(lines.at(-1)).toBe('\u00a0\u00a0\u00a0\u00a0@lena_fjeld: I will hurt you.');
  });

  it('of a group are a case of each who wrote there, without the words of others', async () => {
    const ben = await server.person('ben_who_writes', 'Ben Who');
    const { id } = await lena.data(ConversationsResource.create, { user_ids: [mei.userId, ben.userId], text: 'From Lena' });
    await report(mei, { type: 'conversation', id });
    await ben.data(ConversationMessagesResource.create, { conversation_id: id, text: 'From Ben' });
    await report(mei, { type: 'conversation', id });
    expect((await kept(id)).map(({ evidence: { text } }) => text)).toEqual(['@lena_fjeld: From Lena', '@ben_who_writes: From Ben']);
    await eraseAccount(server.core, ben.userId);
    expect((await kept(id)).map(({ evidence: { username } }) => username)).toEqual(['lena_fjeld']);
  });

  it('keep the pictures of comments, boards and people as they were seen, while a moderator may have to see them', async () => {
    const ines = await server.person('ines_sol', 'Ines Sol');
    const own = await makeBoard(ines, 'Kiln');
    const pin = await makePin(server, ines, own.id, { title: 'Glaze' });
    const [tried, face] = [await uploadedPicture(server, ines.userId), await uploadedPicture(server, ines.userId)];
    const said = { pin_id: pin.id, text: 'Mine', user_did_it: true, image_signature: tried };
    const comment = await ines.data(AggregatedCommentResource.create, said);
    await sql`UPDATE users SET picture_signature = ${face} WHERE id = ${ines.userId}`.execute(server.core.db);
    const things = [
      [{ type: 'comment', id: comment.id }, tried],
      [{ type: 'board', id: own.id }, pin.imageSignature],
      [{ type: 'user', id: ines.userId }, face],
    ] as const;
    for (const [target, picture] of things) {
      await report(tomas, target);
      expect((await kept(target.id))[0]!.evidence.picture).toBe(picture);
    }
    const { db } = server.core;
    await sql`UPDATE users SET picture_signature = NULL WHERE id = ${ines.userId}`.execute(db);
    await sql`DELETE FROM comments WHERE id = ${comment.id}`.execute(db);
    await sql`DELETE FROM picture_uploads WHERE user_id = ${ines.userId}`.execute(db);
    const left = async () => {
      await forgetPictures(server.core, [tried, face]);
      return (await sql`SELECT 1 FROM pictures WHERE encode(signature, 'hex') IN (${tried}, ${face})`.execute(db)).rows.length;
    };
    expect(await left()).toBe(2);
    const decide = (days: number) =>
      sql`UPDATE moderation_cases SET state = 'decided', decision = 'warn', decided_at = now() - ${days} * interval '1 day'
      WHERE author_id = ${ines.userId}`.execute(db);
    await decide(29);
    expect(await left()).toBe(2);
    await decide(31);
    expect(await left()).toBe(0);
  });

  it('hide nothing, however many there are', async () => {
    const pin = await newPin();
    for (const name of ['anna', 'bela', 'cleo', 'dora'])
      await report(await server.person(`${name}_ray`, name), { type: 'pin', id: pin.id });
    expect((await server.stranger().data(PinResource.get, { id: pin.id })).id).toBe(pin.id);
  });

  it('are not made of what one does not see, of one’s own things, or without coming in', async () => {
    const secret = await makeBoard(lena, 'Hush', { privacy: 'secret' });
    const hidden = await makePin(server, lena, secret.id, { title: 'Hidden' });
    await expect(report(mei, { type: 'pin', id: hidden.id })).rejects.toThrow('pin_not_found');
    await expect(report(mei, { type: 'board', id: secret.id })).rejects.toThrow('board_not_found');
    await expect(report(mei, { type: 'comment', id: '5' })).rejects.toThrow('comment_not_found');
    await expect(report(mei, { type: 'user', id: '5' })).rejects.toThrow('user_not_found');
    await expect(report(lena, { type: 'board', id: boardId })).rejects.toThrow('forbidden');
    await expect(report(server.stranger(), { type: 'board', id: boardId })).rejects.toThrow('not_signed_in');
    await expect(report(mei, { type: 'board', id: boardId }, { detailed_reasons: ['threat'] })).rejects.toThrow('bad_input');
    expect(await kept(hidden.id)).toEqual([]);
  });

  it('are refused to who floods', async () => {
    const yuki = await server.person('yuki_mori', 'Yuki Mori');
    const again = () => yuki.envelope(ReportResource.create, { target: { type: 'board', id: boardId }, reason: 'spam' });
    expect((await again()).resource_response.http_status).toBe(200);
    await sql`UPDATE limit_counters SET count = 60 WHERE key LIKE 'reports:%'`.execute(server.core.db);
    expect((await again()).resource_response).toMatchObject({ http_status: 429, error: { name: 'too_many_requests' } });
    await sql`DELETE FROM limit_counters WHERE key LIKE 'reports:%'`.execute(server.core.db);
  });

  it('count where they are refused, so that nobody tries without end', async () => {
    const omar = await server.person('omar_said', 'Omar Said');
    await report(omar, { type: 'board', id: boardId });
    await sql`UPDATE limit_counters SET count = 59 WHERE key LIKE 'reports:%'`.execute(server.core.db);
    await expect(report(omar, { type: 'comment', id: '5' })).rejects.toThrow('comment_not_found');
    await expect(report(omar, { type: 'board', id: boardId })).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters WHERE key LIKE 'reports:%'`.execute(server.core.db);
  });

  it('go with who made them, and into their export before', async () => {
    const ines = await server.person('ines_duarte', 'Ines Duarte');
    const pin = await newPin();
    await report(ines, { type: 'pin', id: pin.id }, { text: 'A lie.' });
    expect((await exportAccount(server.core, ines.userId)).reports).toMatchObject({
      reports: [{ target_type: 'pin', target_id: pin.id, reason: 'spam', text: 'A lie.' }],
    });
    await eraseAccount(server.core, ines.userId);
    expect(await kept(pin.id)).toEqual([]);
  });

  it('stay with what others made when one author of a shared case leaves', async () => {
    const ines = await server.person('ines_prado', 'Ines Prado');
    const hers = await makePin(server, ines, (await makeBoard(ines, 'Bags')).id, { title: 'Win a chair' });
    const copy = await mei.data(RepinResource.create, { board_id: (await makeBoard(mei, 'More bags')).id, pin_id: hers.id });
    await report(tomas, { type: 'pin', id: hers.id });
    await report(tomas, { type: 'pin', id: copy.id });
    const [{ case_id: caseId }] = (await kept(copy.id)) as [Kept];
    await eraseAccount(server.core, ines.userId);
    expect(await kept(hers.id)).toEqual([]);
    expect(await kept(copy.id)).toMatchObject([{ case_id: caseId }]);
    const { rows } = await sql`SELECT author_id, target_id FROM moderation_cases WHERE id = ${caseId}`.execute(server.core.db);
    expect(rows).toEqual([{ author_id: mei.userId, target_id: copy.id }]);
  });
});
