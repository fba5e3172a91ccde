import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import {
  AccountStatusResource,
  AppealResource,
  DecisionResource,
  ModerationCaseResource,
  ModerationCasesResource,
  ModeratorsResource,
  SavedRepliesResource,
} from '@bowerbird/contract/social/moderation/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import type { TestCaller } from '../../testing/test-server.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

describe('moderators', () => {
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
  let later: Moderation['later'];
  let tell: Moderation['tell'];
  beforeAll(async () => {
    ({ server, owner, amara, yuki, mei, author, reported, act, decide, pinOf, later, tell } = await openModeration());
  });
  afterAll(() => server.close());

  it('are whom the owner chooses; for everybody else nothing is there', async () => {
    await expect(mei.data(ModerationCasesResource.get, { list: 'open' })).rejects.toThrow('not_found');
    await expect(mei.data(ModeratorsResource.get, {})).rejects.toThrow('not_found');
    await expect(amara.data(ModeratorsResource.create, { username: 'mei_tan' })).rejects.toThrow('not_found');
    await owner.data(ModeratorsResource.create, { username: 'mei_tan' });
    expect(await mei.data(ModerationCasesResource.get, { list: 'open' })).toEqual([]);
    const left = await owner.data(ModeratorsResource.delete, { username: 'mei_tan' });
    expect(left.map(({ username }) => username)).toEqual(['amara_osei', 'yuki_mori']);
    await expect(mei.data(ModerationCasesResource.get, { list: 'open' })).rejects.toThrow('not_found');
  });

  it('name each case by a number, in the order in which cases were opened', async () => {
    const { pin } = await author();
    const { pin: next } = await author();
    const first = await act(amara, await reported({ type: 'pin', id: pin.id }), { action: 'take' });
    const second = await amara.data(ModerationCaseResource.get, { case_id: await reported({ type: 'pin', id: next.id }) });
    expect(first.number).toBeGreaterThan(0);
    expect(second.number).toBe(first.number + 1);
  });

  it('find any case by its number or its person, newest first, and see what was decided', async () => {
    const ines = await server.person('ines_duarte', 'Inês Duarte');
    const board = await makeBoard(ines, 'Tiles');
    const ids: string[] = [];
    for (const title of ['Blue', 'White', 'Green'])
      ids.push(await reported({ type: 'pin', id: (await makePin(server, ines, board.id, { title })).id }));
    await decide(amara, ids[0]!, 'nothing');
    const found = (term: string, more: object = {}) => yuki.data(ModerationCasesResource.get, { list: 'all', term, ...more });
    const lines = await found('@ines');
    expect(lines.map(({ title, decision }) => `${title} ${decision}`)).toEqual(['Green null', 'White null', 'Blue nothing']);
    expect((await found(`#${lines[1]!.number}`)).map(({ case_id }) => case_id)).toContain(ids[1]);
    expect((await found('duarte', { page_size: 2 })).map(({ title }) => title)).toEqual(['Green', 'White']);
    const folded = await server.person('inci_aksoy', 'İnci Aksoy');
    await reported({ type: 'user', id: folded.userId });
    expect((await found('İNCİ')).map(({ author: name }) => name)).toEqual(['İnci Aksoy']);
    expect(await found('100%')).toEqual([]);
    expect(await found('@')).toEqual(await yuki.data(ModerationCasesResource.get, { list: 'all' }));
  });

  it('know how many cases wait, and how many appeals', async () => {
    const waiting = async () => {
      const { auxData } = await amara.envelope(ModerationCasesResource.get, { list: 'decided' });
      return auxData['waiting'] as { open: number; appeals: number };
    };
    const before = await waiting();
    const { who, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    expect(await waiting()).toEqual({ ...before, open: before.open + 1 });
    await decide(amara, id, 'warn');
    await tell();
    await who.data(AppealResource.create, { case_id: id, text: 'It is my own shop.' });
    expect(await waiting()).toEqual({ ...before, appeals: before.appeals + 1 });
    await act(yuki, id, { action: 'answer', is_upheld: true });
    expect(await waiting()).toEqual(before);
  });

  it('see what was reported as it was, by reason, and never by whom', async () => {
    const { who, pin } = await author();
    const reporter = await server.person('noor_haddad', 'Noor Haddad');
    const id = await reported({ type: 'pin', id: pin.id });
    await owner.data(ReportResource.create, { target: { type: 'pin', id: pin.id }, reason: 'intellectual_property' });
    for (const [by, detailed_reasons] of [
      [yuki, ['false_link', 'repeated']],
      [reporter, ['false_link']],
    ] as const)
      await by.data(ReportResource.create, {
        target: { type: 'pin', id: pin.id },
        reason: 'spam',
        detailed_reasons: [...detailed_reasons],
      });
    await who.data(PinResource.update, { id: pin.id, title: 'Harmless' });
    const found = await amara.data(ModerationCaseResource.get, { case_id: id });
    expect(found).toMatchObject({
      title: 'Win a chair',
      author: 'Rex Bargain',
      report_count: 4,
      reported_as: [
        {
          reason: 'spam',
          count: 3,
          details: [
            { detail: 'false_link', count: 2 },
            { detail: 'repeated', count: 1 },
          ],
          texts: ['Asks for a card.'],
        },
        { reason: 'intellectual_property', count: 1, details: [], texts: [] },
      ],
      person: { pins: 1, earlier: [] },
      may_decide: ['nothing', 'warn', 'hide', 'remove', 'limit', 'suspend'],
    });
    expect(JSON.stringify(found)).not.toContain('Mei Tan');
    expect(found.picture_url).toContain(pin.imageSignature);
  });

  it('see what it was where somebody saw it, as far as a report says so', async () => {
    const { pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    const seen = async () => (await amara.data(ModerationCaseResource.get, { case_id: id })).seen_as;
    expect(await seen()).toEqual({});
    const seenAs = { isPromoted: true, videoDuration: 8200, viewType: 3, viewParameter: 140, parentId: pin.id };
    await owner.data(ReportResource.create, { target: { type: 'pin', id: pin.id, ...seenAs }, reason: 'spam' });
    expect(await seen()).toEqual(seenAs);
  });

  it('see that accounts share a network, and never which', async () => {
    const { who, pin } = await author();
    const { who: other } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    const shown = async () => (await amara.data(ModerationCaseResource.get, { case_id: id })).person;
    expect((await shown()).same_network).toBe(0);
    await sql`UPDATE sessions SET network = 'one' WHERE user_id IN (${who.userId}, ${other.userId})`.execute(server.core.db);
    expect((await shown()).same_network).toBe(1);
    expect(JSON.stringify(await shown())).not.toMatch(/one|address/u);
    await sql`UPDATE sessions SET expires_at = now() WHERE user_id = ${other.userId}`.execute(server.core.db);
    expect((await shown()).same_network).toBe(0);
  });

  it('name nobody of a conversation to who is answerable for it', async () => {
    const { who } = await author();
    const { id } = await who.data(ConversationsResource.create, { user_ids: [mei.userId], text: 'Buy!' });
    await mei.data(ContactRequestsResource.update, { id, action: 'accept' });
    await mei.data(ConversationMessagesResource.create, { conversation_id: id, text: 'Stop' });
    await decide(amara, await reported({ type: 'conversation', id }), 'warn');
    await tell();
    expect((await who.data(AccountStatusResource.get, {})).entries[0]).toMatchObject({ target_type: 'conversation', title: '' });
  });

  it('limit somebody for a week, who then makes no pins, comments and follows', async () => {
    const { who, board, pin } = await author();
    const said = await who.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Lovely' });
    const id = await reported({ type: 'user', id: who.userId });
    await decide(amara, id, 'limit');
    await expect(who.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Buy' })).rejects.toThrow('forbidden');
    await expect(who.data(AggregatedCommentResource.update, { commentId: said.id, text: 'Buy' })).rejects.toThrow('forbidden');
    await expect(makePin(server, who, board.id, { title: 'More' })).rejects.toThrow('forbidden');
    await expect(who.data(UserFollowResource.create, { user_id: mei.userId })).rejects.toThrow('forbidden');
    expect((await who.data(AccountStatusResource.get, {})).limited_until).not.toBeNull();
    await sql`UPDATE limited_people SET until = now() - interval '1 minute'`.execute(server.core.db);
    await who.data(UserFollowResource.create, { user_id: mei.userId });
  });

  it('decide about one person at a time where several made what a case is about', async () => {
    const { who: first, pin } = await author();
    const { who: second, username, board } = await author();
    const copy = await second.data(RepinResource.create, { board_id: board.id, pin_id: pin.id });
    const shared = await reported({ type: 'pin', id: pin.id });
    expect(await reported({ type: 'pin', id: copy.id })).toBe(shared);
    await decide(amara, shared, 'limit');
    const statusOf = (caller: TestCaller) => caller.data(AccountStatusResource.get, {});
    const open = await amara.data(ModerationCasesResource.get, { list: 'open', page_size: 250 });
    const own = open.at(-1)!.case_id;
    expect(own).not.toBe(shared);
    expect(await amara.data(ModerationCaseResource.get, { case_id: own })).toMatchObject({
      report_count: 1,
      evidence: { username },
    });
    await act(amara, shared, { action: 'undo' });
    await decide(amara, shared, 'warn');
    await decide(amara, own, 'warn');
    await tell();
    for (const caller of [first, second]) expect((await statusOf(caller)).entries).toHaveLength(1);
  });

  it('suspend somebody, whose sessions end, but never the owner', async () => {
    const { who } = await author();
    await decide(amara, await reported({ type: 'user', id: who.userId }), 'suspend');
    await expect(who.data(AccountStatusResource.get, {})).rejects.toThrow('not_signed_in');
    const about = await reported({ type: 'user', id: owner.userId });
    await expect(decide(amara, about, 'suspend')).rejects.toThrow('forbidden');
    expect((await amara.data(ModerationCaseResource.get, { case_id: about })).state).toBe('open');
  });

  it('let a suspended person read why and appeal by the link of the mail, which ends and opens nothing else', async () => {
    const { who } = await author();
    const { who: other } = await author();
    await sql`UPDATE users SET email = 'gone@example.org' WHERE id = ${who.userId}`.execute(server.core.db);
    const id = await reported({ type: 'user', id: who.userId });
    const others = await reported({ type: 'user', id: other.userId });
    await decide(amara, others, 'warn');
    await decide(amara, id, 'suspend');
    await tell();
    const linkOf = () =>
      server.mails.map(({ text }) => /\/secure\/decision\/\?token=([\w.-]+)/u.exec(text)?.[1]).find((token) => token?.startsWith(`${id}.`));
    await expect.poll(linkOf).toBeDefined();
    const token = linkOf()!;
    const stranger = server.stranger();
    expect(await stranger.data(DecisionResource.get, { token })).toMatchObject({
      decision: 'suspend',
      statement: 'The link lies.',
      may_appeal: true,
    });
    const [, userId, until, signature] = token.split('.');
    for (const wrong of [`${others}.${other.userId}.${until}.${signature}`, `${id}.${userId}.${Number(until) + 1}.${signature}`, '', 'x'])
      await expect(stranger.data(DecisionResource.get, { token: wrong })).rejects.toThrow('dead_token');
    expect(await stranger.data(DecisionResource.update, { token, text: 'I was away.' })).toMatchObject({
      appeal: 'I was away.',
      may_appeal: false,
    });
    await expect(stranger.data(DecisionResource.update, { token, text: 'Again' })).rejects.toThrow('conflict');
    await act(yuki, id, { action: 'answer', is_upheld: false });
    expect(await stranger.data(DecisionResource.get, { token })).toMatchObject({ is_upheld: false });
    server.clock.now += 31 * 86_400_000;
    await expect(stranger.data(DecisionResource.get, { token })).rejects.toThrow('dead_token');
    server.clock.now -= 31 * 86_400_000;
  });

  it('say why, decide once, and take it back within seconds alone', async () => {
    const { pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await expect(decide(amara, id, 'warn', { statement: '  ' })).rejects.toThrow('statement');
    const both = await Promise.allSettled([decide(amara, id, 'warn'), decide(yuki, id, 'remove')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const decider = both[0].status === 'fulfilled' ? amara : yuki;
    await expect(act(decider === amara ? yuki : amara, id, { action: 'undo' })).rejects.toThrow('forbidden');
    await later(16);
    await expect(act(decider, id, { action: 'undo' })).rejects.toThrow('too_late_to_undo');
  });

  it('decide nothing about themselves', async () => {
    const board = await makeBoard(amara, 'Own');
    const id = await reported({ type: 'board', id: board.id });
    await expect(decide(amara, id, 'nothing')).rejects.toThrow('forbidden');
    expect((await decide(yuki, id, 'nothing')).state).toBe('decided');
  });

  it('are led to where a thing stands, and into no conversation of others', async () => {
    const { who, username, pin, board } = await author();
    const comment = await who.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Buy it here' });
    const said = await who.data(ConversationsResource.create, { user_ids: [mei.userId], text: 'Buy it there' });
    const placeOf = async (target: Parameters<Moderation['reported']>[0]) =>
      (await amara.data(ModerationCaseResource.get, { case_id: await reported(target) })).place;
    expect(await placeOf({ type: 'comment', id: comment.id })).toBe(`/pin/${pin.id}/?comment=${comment.id}`);
    expect(await placeOf({ type: 'pin', id: pin.id })).toBe(`/pin/${pin.id}/`);
    expect(await placeOf({ type: 'board', id: board.id })).toBe(`/${username}/cheap-bags/`);
    expect(await placeOf({ type: 'conversation', id: said.id })).toBeNull();
  });

  it('have every step in a log that the database lets nobody change', async () => {
    const { pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await act(amara, id, { action: 'take' });
    const { log } = await decide(amara, id, 'warn');
    expect(log.map(({ act: name, by }) => [name, by])).toEqual([
      ['took', 'Amara Osei'],
      ['warn', 'Amara Osei'],
    ]);
    const { db } = server.core;
    await expect(sql`UPDATE moderation_log SET note = ''`.execute(db)).rejects.toThrow('only added to');
    await expect(sql`DELETE FROM moderation_log`.execute(db)).rejects.toThrow('only added to');
  });

  it('read in the log that its author appealed, between the decision and the answer', async () => {
    const { who, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await decide(amara, id, 'warn');
    await tell();
    await who.data(AppealResource.create, { case_id: id, text: 'It is my own shop.' });
    const { log } = await act(yuki, id, { action: 'answer', is_upheld: true });
    expect(log.map(({ act: name, by }) => [name, by])).toEqual([
      ['warn', 'Amara Osei'],
      ['appealed', 'Rex Bargain'],
      ['upheld', 'Yuki Mori'],
    ]);
  });

  it('tell the author why, in the product and by one mail, and another moderator answers the appeal', async () => {
    const { who, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await tell();
    await server.forgetMails();
    await sql`UPDATE users SET email = 'rex@example.org' WHERE id = ${who.userId}`.execute(server.core.db);
    await decide(amara, id, 'remove');
    expect((await who.data(AccountStatusResource.get, {})).entries).toEqual([]);
    await tell();
    await tell();
    await expect.poll(() => server.mails.filter(({ text }) => text.includes('The link lies.')).length).toBe(1);
    expect((await who.data(AccountStatusResource.get, {})).entries).toMatchObject([
      { case_id: id, title: 'Win a chair', decision: 'remove', statement: 'The link lies.', may_appeal: true },
    ]);
    await server.settle();
    expect(await who.data(NewsHubResource.get, {})).toMatchObject([
      { kind: 'decision', actors: [], url: '/settings/account-status/', is_read: false },
    ]);
    await expect(mei.data(AppealResource.create, { case_id: id, text: 'Not mine' })).rejects.toThrow('not_found');
    expect(await who.data(AppealResource.create, { case_id: id, text: 'It is my own shop.' })).toMatchObject({ may_appeal: false });
    await expect(who.data(AppealResource.create, { case_id: id, text: 'Again' })).rejects.toThrow('conflict');
    expect((await yuki.data(ModerationCasesResource.get, { list: 'appeals' })).map(({ case_id }) => case_id)).toEqual([id]);
    await expect(act(amara, id, { action: 'answer', is_upheld: false })).rejects.toThrow('forbidden');
    await act(yuki, id, { action: 'answer', is_upheld: false });
    expect((await pinOf(mei, pin.id)).id).toBe(pin.id);
    expect((await who.data(AccountStatusResource.get, {})).entries[0]).toMatchObject({ is_upheld: false, appeal: 'It is my own shop.' });
  });

  it('keep words of their own, each under a name, and nobody else has them', async () => {
    const names = (list: readonly { name: string; text: string }[]) => list.map(({ name, text }) => `${name}: ${text}`);
    await amara.data(SavedRepliesResource.create, { name: 'Card', text: 'It asks for a card.' });
    const kept = await amara.data(SavedRepliesResource.create, { name: ' Card ', text: 'It asks for the number of a card.' });
    expect(names(kept)).toEqual(['Card: It asks for the number of a card.']);
    expect(await yuki.data(SavedRepliesResource.get, {})).toEqual([]);
    await yuki.data(SavedRepliesResource.delete, { id: kept[0]!.id });
    expect(await amara.data(SavedRepliesResource.get, {})).toHaveLength(1);
    await expect(amara.data(SavedRepliesResource.create, { name: ' ', text: 'Words' })).rejects.toThrow('name');
    await expect(mei.data(SavedRepliesResource.get, {})).rejects.toThrow('not_found');
    for (let n = 1; n < 30; n += 1) await amara.data(SavedRepliesResource.create, { name: `Words ${n}`, text: 'Words' });
    await expect(amara.data(SavedRepliesResource.create, { name: 'More', text: 'Words' })).rejects.toThrow('too_many_things');
    expect(await amara.data(SavedRepliesResource.delete, { id: kept[0]!.id })).toHaveLength(29);
  });

  it('hear no appeal after 30 days', async () => {
    const { who, pin } = await author();
    const id = await reported({ type: 'pin', id: pin.id });
    await decide(amara, id, 'warn');
    await tell();
    await later(31 * 86_400);
    await expect(who.data(AppealResource.create, { case_id: id, text: 'Late' })).rejects.toThrow('conflict');
  });
});
