import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  AggregatedCommentResource,
  MentionSuggestionsResource,
  removeMentions,
} from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import type { Comment, CommentTag } from '@bowerbird/contract/social/comments/schemas.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { setRemoved } from './comment-counts.queries.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

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
  boardId = (await makeBoard(lena, 'Still lifes')).id;
});
afterAll(() => server.close());

const newPin = async () => (await makePin(server, lena, boardId, { title: 'Blue jug' })).id;
const say = (caller: TestCaller, pin_id: string, text: string, more: { tags?: CommentTag[]; parent_id?: string } = {}) =>
  caller.data(AggregatedCommentResource.create, { pin_id, text, ...more });
const change = (caller: TestCaller, commentId: string, text: string) => caller.data(AggregatedCommentResource.update, { commentId, text });
const named = ({ text, tags, tagged_users }: Comment) => [
  tags.map(({ start, length }) => text.slice(start, start + length)),
  tagged_users.map(({ username }) => username),
];

describe('mentions in comments', () => {
  it('name whoever stands behind an @, once each, wherever they stand', async () => {
    const made = await say(mei, await newPin(), '@tomas_ibarra and @Lena_Fjeld, see. @tomas_ibarra? @nobody_here lena@fjeld');
    expect(named(made)).toEqual([
      ['@tomas_ibarra', '@Lena_Fjeld', '@tomas_ibarra'],
      ['tomas_ibarra', 'lena_fjeld'],
    ]);
  });

  it('name whom the writer chose by their name, and keep no place outside the text', async () => {
    const text = 'Ask @Tomás Ibarra';
    const tags = [
      { id: tomas.userId, start: 4, length: 13 },
      { id: lena.userId, start: 4, length: 400 },
      { id: lena.userId, start: 0, length: 3 },
    ].map((tag) => ({ ...tag, length: Math.min(tag.length, 200) }));
    expect(named(await say(mei, await newPin(), text, { tags }))).toEqual([['@Tomás Ibarra'], ['tomas_ibarra']]);
  });

  it('lead to nobody by the name of somebody else, or by other words', async () => {
    const tags = [
      { id: tomas.userId, start: 0, length: 8 },
      { id: tomas.userId, start: 9, length: 10 },
      { id: tomas.userId, start: 20, length: 14 },
    ];
    const made = await say(tomas, await newPin(), '@mei_tan @free_bags @TOMÁS Ibarra!', { tags });
    expect(made.tags.map(({ id, start }) => [id, start])).toEqual([[mei.userId, 0]]);
    const byName = await say(tomas, await newPin(), '@TOMÁS Ibarra!', { tags: [{ id: tomas.userId, start: 0, length: 13 }] });
    expect(named(byName)).toEqual([['@TOMÁS Ibarra'], ['tomas_ibarra']]);
  });

  it('change with the words', async () => {
    const made = await say(mei, await newPin(), 'For @tomas_ibarra');
    expect(named(await change(mei, made.id, 'For @lena_fjeld'))).toEqual([['@lena_fjeld'], ['lena_fjeld']]);
    expect(named(await change(mei, made.id, 'For nobody'))).toEqual([[], []]);
  });

  it('name nobody who does not want it, whom a block keeps apart, or who left', async () => {
    const [sam, elif] = [await server.person('sam_doyle', 'Sam Doyle'), await server.person('elif_kaya', 'Elif Kaya')];
    await sam.data(UserSettingsResource.update, { mentions_from: 'nobody' });
    await elif.data(UserBlockResource.create, { user_id: mei.userId });
    const pin = await newPin();
    expect(named(await say(mei, pin, '@sam_doyle @elif_kaya @tomas_ibarra'))[1]).toEqual(['tomas_ibarra']);
    const byLena = await say(lena, pin, '@elif_kaya');
    expect(byLena.tagged_users).toHaveLength(1);
    expect((await mei.data(AggregatedCommentResource.get, { id: byLena.id })).tagged_users).toEqual([]);
    await eraseAccount(server.core, elif.userId);
    expect((await lena.data(AggregatedCommentResource.get, { id: byLena.id })).tagged_users).toEqual([]);
  });

  it('are shown to nobody who blocks the one who is named', async () => {
    const hana = await server.person('hana_sato', 'Hana Sato');
    const { id } = await say(lena, await newPin(), 'Ask @hana_sato');
    const namedFor = async (reader: TestPerson) => named(await reader.data(AggregatedCommentResource.get, { id }))[1];
    expect(await namedFor(mei)).toEqual(['hana_sato']);
    await mei.data(UserBlockResource.create, { user_id: hana.userId });
    expect(await namedFor(mei)).toEqual([]);
    expect(await namedFor(tomas)).toEqual(['hana_sato']);
  });

  it('are at most ten of 500, with no statement more for many', async () => {
    const pin = await newPin();
    const people = await Promise.all(Array.from({ length: 12 }, (_, at) => server.person(`guest_${at}`)));
    const many = people.map((_, at) => `@guest_${at}`).join(' ');
    const { result, statements } = await countStatements(() => say(mei, pin, many));
    expect(result.tags).toHaveLength(10);
    const few = await countStatements(() => say(mei, pin, '@guest_1 and nobody else'));
    expect(statements).toBe(few.statements);
    await say(mei, pin, Array.from({ length: 80 }, (_, at) => `@p${at}`).join(' '));
  });

  it('are suggested: who talks about the pin first, then whom the writer follows, then others by username', async () => {
    const [yuki, yara, yves, yan] = await Promise.all([
      server.person('yuki_mori', 'Yuki Mori'),
      server.person('yara_b', 'Yara Bell'),
      server.person('bell_y', 'Yves Bell'),
      server.person('yan_off', 'Yan Off'),
    ]);
    await yan.data(UserSettingsResource.update, { mentions_from: 'nobody' });
    await mei.data(UserFollowResource.create, { user_id: yves.userId });
    const pin = await newPin();
    await say(yara, pin, 'Lovely');
    const suggested = async (caller: TestCaller, term: string, pin_id = pin) =>
      (await caller.data(MentionSuggestionsResource.get, { pin_id, term })).map(({ username }) => username);
    expect(await suggested(mei, 'Y')).toEqual(['yara_b', 'bell_y', 'yuki_mori']);
    expect(await suggested(mei, 'bel')).toEqual(['yara_b', 'bell_y']);
    expect(await suggested(mei, 'Yara B')).toEqual(['yara_b']);
    expect(await suggested(mei, 'Yara M')).toEqual([]);
    expect(await suggested(mei, 'mei')).toEqual([]);
    expect(await suggested(mei, '%')).toEqual([]);
    await yuki.data(UserBlockResource.create, { user_id: mei.userId });
    expect(await suggested(mei, 'yuk')).toEqual([]);
    await expect(suggested(mei, 'y', '1')).rejects.toThrow('pin_not_found');
    await expect(suggested(server.stranger(), 'y')).rejects.toThrow('not_signed_in');
  });

  it('are taken out by the one who is named, or by its author, and by nobody else', async () => {
    const { id } = await say(mei, await newPin(), '@tomas_ibarra and @lena_fjeld');
    await expect(lena.data(removeMentions, { id, tagged_users: tomas.userId })).rejects.toThrow('forbidden');
    expect(await tomas.data(removeMentions, { id })).toMatchObject({ id, tagged_users: [{ username: 'lena_fjeld' }] });
    expect((await tomas.data(AggregatedCommentResource.get, { id })).text).toBe('@tomas_ibarra and @lena_fjeld');
    expect(await mei.data(removeMentions, { id, tagged_users: lena.userId })).toEqual({ id, tagged_users: [] });
    expect(await mei.data(removeMentions, { id })).toEqual({ id, tagged_users: [] });
  });
});

describe('comments with words that the owner of a pin does not want', () => {
  const threadsOf = async (caller: TestCaller, pin_id: string) =>
    (await caller.data(AggregatedCommentFeedResource.get, { pin_id, sort: 'newest' })).map(({ text }) => text);
  const countOf = async (pin_id: string) => (await server.stranger().data(PinResource.get, { id: pin_id })).comment_count;
  const seenOf = async (caller: TestCaller, pin_id: string) => {
    const threads = await caller.data(AggregatedCommentFeedResource.get, { pin_id, page_size: 250 });
    const replies = await Promise.all(
      threads.map(({ id }) => caller.data(AggregatedCommentReplyFeedResource.get, { comment_id: id, page_size: 250 })),
    );
    return threads.length + replies.flat().length;
  };
  /** What kinds of news of a pin somebody has. */
  const newsOf = async (caller: TestCaller, pin_id: string) => {
    await server.settle();
    const groups = await caller.data(NewsHubResource.get, {});
    return groups.filter(({ url }) => url?.startsWith(`/pin/${pin_id}/`)).map(({ kind }) => kind);
  };
  beforeAll(() => lena.data(UserSettingsResource.update, { hidden_comment_words: ['spam'] }));

  it('are seen by their author alone, and count nowhere', async () => {
    const pin = await newPin();
    await say(mei, pin, 'Lovely jug');
    const hidden = await say(mei, pin, 'Cheap sраm here');
    await say(mei, pin, 'And more of it', { parent_id: hidden.id });
    expect(await threadsOf(mei, pin)).toEqual(['Cheap sраm here', 'Lovely jug']);
    for (const caller of [lena, tomas, server.stranger()]) {
      expect(await threadsOf(caller, pin)).toEqual(['Lovely jug']);
      await expect(caller.data(AggregatedCommentResource.get, { id: hidden.id })).rejects.toThrow('comment_not_found');
      await expect(caller.data(AggregatedCommentReplyFeedResource.get, { comment_id: hidden.id })).rejects.toThrow('comment_not_found');
    }
    await expect(say(tomas, pin, 'What?', { parent_id: hidden.id })).rejects.toThrow('comment_not_found');
    expect(await countOf(pin)).toBe(1);
    await mei.data(AggregatedCommentResource.delete, { id: hidden.id });
    expect(await countOf(pin)).toBe(1);
    await mei.data(AggregatedCommentResource.update, { commentId: hidden.id, restore: true });
    expect(await countOf(pin)).toBe(1);
  });

  it('come and go with a change of the words, and are counted by it', async () => {
    const pin = await newPin();
    const { id } = await say(mei, pin, 'Lovely jug');
    await change(mei, id, 'Lovely spam');
    expect([await threadsOf(tomas, pin), await countOf(pin)]).toEqual([[], 0]);
    await change(mei, id, 'Lovely jug, again');
    expect([await threadsOf(tomas, pin), await countOf(pin)]).toEqual([['Lovely jug, again'], 1]);
  });

  it('hide what their author says in their thread as long as they stand, and let everybody read it then', async () => {
    const pin = await newPin();
    const { id } = await say(mei, pin, 'Lovely spam');
    const reply = await say(mei, pin, '@tomas_ibarra, have you seen it?', { parent_id: id });
    await say(mei, pin, 'More spam', { parent_id: id });
    await change(mei, reply.id, '@tomas_ibarra, have you seen this?');
    expect([await countOf(pin), await newsOf(tomas, pin)]).toEqual([0, []]);
    await expect(tomas.data(AggregatedCommentResource.get, { id: reply.id })).rejects.toThrow('comment_not_found');
    await change(mei, id, 'Lovely jug');
    const replies = await tomas.data(AggregatedCommentReplyFeedResource.get, { comment_id: id });
    expect(replies.map(({ text }) => text)).toEqual(['@tomas_ibarra, have you seen this?']);
    expect([await countOf(pin), await seenOf(tomas, pin), await newsOf(tomas, pin)]).toEqual([2, 2, ['mention']]);
  });

  it('take the replies of their thread along in the count, and bring them back', async () => {
    const pin = await newPin();
    const { id } = await say(mei, pin, 'Lovely jug');
    const reply = await say(tomas, pin, 'It is', { parent_id: id });
    await say(tomas, pin, 'Mine is blue', { parent_id: id });
    await change(mei, id, 'Lovely spam');
    expect(await countOf(pin)).toBe(0);
    await inTransaction(server.core.db, (trx) => setRemoved(trx, reply.id, lena.userId));
    expect(await countOf(pin)).toBe(0);
    await change(mei, id, 'Lovely jug, again');
    expect(await countOf(pin)).toBe(2);
    await change(mei, id, 'Lovely spam');
    await mei.data(AggregatedCommentResource.delete, { id });
    await mei.data(AggregatedCommentResource.update, { commentId: id, restore: true });
    await change(mei, id, 'Lovely jug once more');
    expect(await countOf(pin)).toBe(2);
  });

  it('are counted right while their threads come and go and people reply at once', async () => {
    const pin = await newPin();
    const { id } = await say(mei, pin, 'Lovely jug');
    const replies = await Promise.all(['One', 'Two', 'Three'].map((text) => say(tomas, pin, text, { parent_id: id })));
    const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
    for (const text of ['Lovely spam', 'Lovely jug', 'Spam again', 'A jug again']) {
      await Promise.all([
        quietly(change(mei, id, text)),
        quietly(say(lena, pin, `About ${text.slice(-3)}`, { parent_id: id })),
        ...replies.map((reply) => quietly(lena.data(AggregatedCommentResource.delete, { id: reply.id }))),
        quietly(change(tomas, replies[0]!.id, `${text}!`)),
      ]);
      await Promise.all(
        replies.map((reply) => quietly(lena.data(AggregatedCommentResource.update, { commentId: reply.id, restore: true }))),
      );
      expect(await countOf(pin)).toBe(await seenOf(server.stranger(), pin));
    }
  });

  it('are open to all where the owner says them, or on pins of others', async () => {
    const pin = await newPin();
    await say(lena, pin, 'Not spam');
    expect(await threadsOf(tomas, pin)).toEqual(['Not spam']);
  });
});
