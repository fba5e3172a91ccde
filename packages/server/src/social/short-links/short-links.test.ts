import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BlockListResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  AggregatedCommentResource,
} from '@bowerbird/contract/social/comments/calls.ts';
import { ConversationMessagesResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { createSafeFetch } from '../../core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '../../core/safe-fetch/testing/small-internet.ts';
import { readDueLinks } from '../../pinning/rich-metadata/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { release } from '../abuse-rules/index.ts';
import { letDecisionsStand } from '../moderation/testing/moderation-cast.ts';
import { FOLLOW_SHORT_LINKS_JOB, followShortLinks } from './short-links.service.ts';

describe('short links', () => {
  let internet: SmallInternet;
  let server: TestServer;
  let amara: TestPerson;
  let rex: TestPerson;
  let mei: TestPerson;
  let boardId: string;
  const asked: string[] = [];
  beforeAll(async () => {
    internet = await openSmallInternet((request, response) => {
      const { host = '' } = request.headers;
      asked.push(host);
      if (request.url === '/away') return void request.socket.destroy();
      if (request.url === '/bad') return void response.writeHead(302, { location: 'http://shop.cheapbags.net/offer' }).end();
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Here</title>');
    });
    const safeFetch = createSafeFetch({ resolve: async () => ['127.0.0.1'], allowAddress: () => true, realPort: () => internet.port });
    server = await createTestServer({ safeFetch });
    amara = await server.person('amara_osei', 'Amara Osei');
    await sql`INSERT INTO moderators (user_id) VALUES (${amara.userId})`.execute(server.core.db);
    rex = await server.person('rex_bargain', 'Rex Bargain');
    mei = await server.person('mei_tan', 'Mei Tan');
    await mei.data(UserFollowResource.create, { user_id: rex.userId });
    boardId = (await makeBoard(rex, 'Bags')).id;
  });
  afterAll(async () => {
    await server.close();
    await internet.close();
  });
  beforeEach(() => {
    asked.length = 0;
    server.enqueued.length = 0;
  });

  const block = () => amara.data(BlockListResource.create, { kind: 'domain', value: 'cheapbags.net', mode: 'refuse' });
  const casesOf = async () => (await amara.data(ModerationCasesResource.get, { list: 'open' })).map(({ target_type }) => target_type);
  const work = async () => {
    await server.settle();
    for (const { name, data } of server.enqueued.splice(0))
      if (name === FOLLOW_SHORT_LINKS_JOB) await followShortLinks(server.core, data as unknown as Parameters<typeof followShortLinks>[1]);
  };
  const said = async (caller: TestCaller, pin_id: string) =>
    (await caller.data(AggregatedCommentFeedResource.get, { pin_id })).map(({ text }) => text);
  const wordsIn = async (caller: TestCaller, conversation_id: string) =>
    (await caller.data(ConversationMessagesResource.get, { conversation_id })).map(({ text }) => text);
  const write = (text: string) => rex.data(ConversationsResource.create, { user_ids: [mei.userId], text });
  const heldOf = async (id: string) =>
    (await sql<{ held_back: number }>`SELECT held_back FROM pins WHERE id = ${id}`.execute(server.core.db)).rows[0]!.held_back;

  it('are asked for by nobody where no domain is blocked, or where they are long', async () => {
    const { id } = await write('See http://bit.ly/bad');
    await work();
    await block();
    await write('See http://somewhere.net/bad and http://bit.ly/bad?token=1');
    await work();
    expect(asked).toEqual([]);
    expect(await wordsIn(mei, id)).toEqual(['See http://somewhere.net/bad and http://bit.ly/bad?token=1', 'See http://bit.ly/bad']);
  });

  it('are followed though one before them leads nowhere', async () => {
    const { id } = await write('Not http://is.gd/away but http://bit.ly/bad');
    await work();
    expect((await wordsIn(mei, id))[0]).toBe('');
  });

  it('take a message away, and put it before nobody', async () => {
    const { id } = await write('See http://bit.ly/fine');
    await write('See http://bit.ly/bad');
    await work();
    expect((await wordsIn(mei, id)).slice(0, 2)).toEqual(['', 'See http://bit.ly/fine']);
    expect(await casesOf()).toEqual([]);
  });

  it('hide a comment from all but its author, and put it before a moderator', async () => {
    const pin = await makePin(server, mei, (await makeBoard(mei, 'Jugs')).id, { title: 'A jug' });
    const good = await rex.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Is it blue?' });
    await rex.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'http://bit.ly/bad' });
    await work();
    expect([await said(mei, pin.id), await said(rex, pin.id)]).toEqual([['Is it blue?'], ['http://bit.ly/bad', 'Is it blue?']]);
    await rex.data(AggregatedCommentResource.update, { commentId: good.id, text: 'Blue? http://bit.ly/bad' });
    await work();
    expect([await said(mei, pin.id), await casesOf()]).toEqual([[], ['comment', 'comment']]);
    await foldDeltas(server.core.db);
    expect((await mei.data(PinResource.get, { id: pin.id })).comment_count).toBe(0);
  });

  it('show a comment and its replies again once its author took the link out, and not before that was looked at', async () => {
    const pin = await makePin(server, mei, (await makeBoard(mei, 'Vases')).id, { title: 'A vase' });
    const { id } = await rex.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Is it tall?' });
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, parent_id: id, text: 'Quite tall' });
    const change = (text: string) => rex.data(AggregatedCommentResource.update, { commentId: id, text });
    const countOf = async () => {
      await foldDeltas(server.core.db);
      return (await mei.data(PinResource.get, { id: pin.id })).comment_count;
    };
    const before = await countOf();
    await change('Tall? http://bit.ly/bad');
    await work();
    expect(await said(mei, pin.id)).toEqual([]);
    await change('Tall?? http://bit.ly/bad');
    expect(await said(mei, pin.id)).toEqual([]);
    await work();
    await change('Is it tall?');
    await work();
    expect(await said(mei, pin.id)).toEqual(['Is it tall?']);
    const replies = await amara.data(AggregatedCommentReplyFeedResource.get, { comment_id: id });
    expect(replies.map(({ text }) => text)).toEqual(['Quite tall']);
    expect(await countOf()).toBe(before);
  });

  it('hide no comment that a moderator found harmless', async () => {
    const pin = await makePin(server, mei, (await makeBoard(mei, 'Bowls')).id, { title: 'A bowl' });
    const { id } = await rex.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Mine: http://bit.ly/bad' });
    await work();
    const newest = (await amara.data(ModerationCasesResource.get, { list: 'open' })).at(-1)!;
    await amara.data(ModerationCaseResource.update, { case_id: newest.case_id, action: 'decide', decision: 'nothing' });
    await letDecisionsStand(server.core);
    expect(await said(mei, pin.id)).toEqual(['Mine: http://bit.ly/bad']);
    await rex.data(AggregatedCommentResource.update, { commentId: id, text: 'Mine! http://bit.ly/bad' });
    await work();
    expect(await said(mei, pin.id)).toEqual(['Mine! http://bit.ly/bad']);
  });

  it('keep a pin out of feeds, and refuse the next one', async () => {
    const { id } = await makePin(server, rex, boardId, { title: 'A bag', link: 'http://go.shop/bad' });
    await server.settle();
    expect(await heldOf(id)).toBe(0);
    await readDueLinks(server.core);
    await server.settle();
    expect([await heldOf(id), (await casesOf()).includes('pin')]).toEqual([3, true]);
    await sql`UPDATE pins SET created_at = created_at - interval '73 hours' WHERE id = ${id}`.execute(server.core.db);
    await release(server.core);
    expect(await heldOf(id)).toBe(3);
    await expect(makePin(server, rex, boardId, { title: 'Another', link: 'http://go.shop/bad' })).rejects.toThrow('bad_input');
  });
});
