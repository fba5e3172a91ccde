import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  AggregatedCommentResource,
  UnifiedCommentsPreviewResource,
} from '@bowerbird/contract/social/comments/calls.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('comments on a pin', () => {
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
  const say = (caller: TestCaller, pin_id: string, text: string, parent_id?: string) =>
    caller.data(AggregatedCommentResource.create, { pin_id, text, parent_id });
  const remove = (caller: TestCaller, id: string) => caller.data(AggregatedCommentResource.delete, { id });
  const restore = (caller: TestCaller, commentId: string) => caller.data(AggregatedCommentResource.update, { commentId, restore: true });
  const threadsOf = async (caller: TestCaller, pin_id: string, sort: 'best' | 'newest' = 'newest') =>
    (await caller.data(AggregatedCommentFeedResource.get, { pin_id, sort })).map(({ text }) => text);
  const repliesTo = async (caller: TestCaller, comment_id: string) =>
    (await caller.data(AggregatedCommentReplyFeedResource.get, { comment_id })).map(({ text }) => text);
  const countOf = async (pin_id: string) => (await server.stranger().data(PinResource.get, { id: pin_id })).comment_count;
  const block = (by: TestPerson, whom: TestPerson) =>
    sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${by.userId}, ${whom.userId})`.execute(server.core.db);
  const unblockAll = () => sql`DELETE FROM blocks`.execute(server.core.db);

  it('are read by everybody who sees it, with who wrote them', async () => {
    const pin = await newPin();
    const made = await say(mei, pin, '  What paper is the red? \r\n Mine fades. ');
    expect(made).toMatchObject({
      type: 'aggregatedcomment',
      pin_id: pin,
      parent_id: null,
      text: 'What paper is the red? \n Mine fades.',
      user: { username: 'mei_tan', fullName: 'Mei Tan' },
      edited_at: null,
      comment_count: 0,
      reaction_counts: {},
      reaction_by_me: 0,
      helpful_count: 0,
      access: ['write', 'delete'],
    });
    expect(await threadsOf(server.stranger(), pin)).toEqual(['What paper is the red? \n Mine fades.']);
    expect((await lena.data(AggregatedCommentResource.get, { id: made.id })).access).toEqual(['delete', 'highlight']);
    expect((await tomas.data(AggregatedCommentResource.get, { id: made.id })).access).toEqual([]);
  });

  it('take replies of one level: a reply to a reply joins the thread', async () => {
    const pin = await newPin();
    const first = await say(mei, pin, 'What paper is the red?');
    const reply = await say(lena, pin, 'Old book boards.', first.id);
    const second = await say(tomas, pin, 'And the blue?', reply.id);
    expect([reply.parent_id, second.parent_id]).toEqual([first.id, first.id]);
    expect(await repliesTo(server.stranger(), first.id)).toEqual(['Old book boards.', 'And the blue?']);
    expect(await threadsOf(mei, pin)).toEqual(['What paper is the red?']);
    expect(await countOf(pin)).toBe(3);
    expect((await mei.data(AggregatedCommentResource.get, { id: first.id })).comment_count).toBe(2);
    const other = await newPin();
    await expect(say(mei, other, 'Here?', first.id)).rejects.toThrow('comment_not_found');
    await expect(mei.data(AggregatedCommentReplyFeedResource.get, { comment_id: reply.id })).rejects.toThrow('comment_not_found');
  });

  it('are listed newest first, or those with most answers first', async () => {
    const pin = await newPin();
    const [first] = [await say(mei, pin, 'First'), await say(mei, pin, 'Second'), await say(mei, pin, 'Third')];
    await say(lena, pin, 'An answer', first.id);
    await foldDeltas(server.core.db);
    expect(await threadsOf(mei, pin, 'newest')).toEqual(['Third', 'Second', 'First']);
    expect(await threadsOf(mei, pin, 'best')).toEqual(['First', 'Third', 'Second']);
    expect((await mei.data(UnifiedCommentsPreviewResource.get, { pin_id: pin })).map(({ text }) => text)).toEqual([
      'First',
      'Third',
      'Second',
    ]);
  });

  it.each(['newest', 'best'] as const)('come page by page without a repeat, at two statements a page: %s', async (sort) => {
    const pin = await newPin();
    const texts = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const text of texts) await say(mei, pin, text);
    const seen: string[] = [];
    let bookmark: string | undefined;
    do {
      const options = { pin_id: pin, sort, page_size: 2, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
      const { result, statements } = await countStatements(() => tomas.envelope(AggregatedCommentFeedResource.get, options));
      expect(statements).toBeLessThanOrEqual(2);
      seen.push(...result.resource_response.data!.map(({ text }) => text));
      bookmark = result.resource_response.bookmark;
    } while (bookmark !== '-end-');
    expect(seen).toEqual(texts.toReversed());
  });

  it('are changed by who wrote them alone, and say so', async () => {
    const pin = await newPin();
    const { id } = await say(mei, pin, 'Wich paper?');
    const change = (caller: TestCaller, text: string) => caller.data(AggregatedCommentResource.update, { commentId: id, text });
    expect((await change(mei, 'Wich paper?')).edited_at).toBeNull();
    expect(await change(mei, 'Which paper?')).toMatchObject({ text: 'Which paper?', edited_at: expect.any(String) as string });
    await expect(change(lena, 'Mine')).rejects.toThrow('forbidden');
    await expect(change(server.stranger(), 'Mine')).rejects.toThrow('not_signed_in');
  });

  it('go with their replies, leave the count, and come back for who deleted them', async () => {
    const pin = await newPin();
    const first = await say(mei, pin, 'First');
    const reply = await say(tomas, pin, 'A reply', first.id);
    await remove(lena, first.id);
    expect([await threadsOf(mei, pin), await countOf(pin)]).toEqual([[], 0]);
    await expect(tomas.data(AggregatedCommentResource.get, { id: reply.id })).rejects.toThrow('comment_not_found');
    await expect(say(tomas, pin, 'Too late', first.id)).rejects.toThrow('comment_not_found');
    await expect(restore(mei, first.id)).rejects.toThrow('comment_not_found');
    expect(await restore(lena, first.id)).toMatchObject({ text: 'First', comment_count: 1 });
    expect([await repliesTo(mei, first.id), await countOf(pin)]).toEqual([['A reply'], 2]);
    await expect(remove(mei, reply.id)).rejects.toThrow('forbidden');
    await remove(tomas, reply.id);
    expect([await repliesTo(mei, first.id), await countOf(pin)]).toEqual([[], 1]);
    await expect(remove(tomas, reply.id)).rejects.toThrow('comment_not_found');
    await sql`UPDATE comments SET deleted_at = now() - interval '2 minutes' WHERE id = ${reply.id}`.execute(server.core.db);
    await expect(restore(tomas, reply.id)).rejects.toThrow('too_late_to_undo');
  });

  it('are counted right while many write, delete and bring back at once', async () => {
    const pin = await newPin();
    const threads = await Promise.all(Array.from({ length: 4 }, (_, index) => say(mei, pin, `Thread ${index}`)));
    const replies = await Promise.all(threads.flatMap(({ id }) => [say(lena, pin, 'One', id), say(tomas, pin, 'Two', id)]));
    const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
    await Promise.all([
      ...threads
        .slice(0, 2)
        .flatMap(({ id }) => [quietly(remove(mei, id)), quietly(remove(lena, id)), quietly(say(tomas, pin, 'Three', id))]),
      ...replies.map(({ id }, index) => quietly(remove(index % 2 === 0 ? lena : tomas, id))),
      foldDeltas(server.core.db),
    ]);
    await Promise.all([
      ...threads.flatMap(({ id }) => [quietly(restore(mei, id)), quietly(restore(lena, id))]),
      ...replies.map(({ id }) => quietly(restore(lena, id))),
    ]);
    await foldDeltas(server.core.db);
    const live = await sql<{ n: number }>`SELECT count(*)::int n FROM comments c LEFT JOIN comments t ON t.id = c.parent_id
      WHERE c.pin_id = ${pin} AND c.deleted_at IS NULL AND t.deleted_at IS NULL`.execute(server.core.db);
    const wrong = await sql<{ id: string }>`SELECT k.comment_id AS id FROM comment_counters k JOIN comments c ON c.id = k.comment_id
      WHERE c.pin_id = ${pin} AND k.replies <> (SELECT count(*) FROM comments r WHERE r.parent_id = c.id AND r.deleted_at IS NULL)`.execute(
      server.core.db,
    );
    expect([await countOf(pin), wrong.rows]).toEqual([live.rows[0]!.n, []]);
  });

  it('are off where the owner of the pin wants none, and stand again later', async () => {
    const pin = await newPin();
    const { id } = await say(mei, pin, 'Lovely');
    const allow = (caller: TestCaller, comments_disabled: boolean) =>
      caller.data(PinResource.update, { id: pin, comments_disabled: !comments_disabled });
    await expect(allow(mei, false)).rejects.toThrow('forbidden');
    expect(await allow(lena, false)).toMatchObject({ comments_disabled: true, isEligibleForAggregatedComments: false });
    expect([await threadsOf(mei, pin), await threadsOf(lena, pin)]).toEqual([[], []]);
    await expect(say(mei, pin, 'More')).rejects.toThrow('forbidden');
    await expect(mei.data(AggregatedCommentResource.get, { id })).rejects.toThrow('comment_not_found');
    await allow(lena, true);
    expect(await threadsOf(mei, pin)).toEqual(['Lovely']);
  });

  it('are written by those alone whom the owner of the pin lets', async () => {
    const pin = await newPin();
    const isEligible = async (caller: TestCaller) => (await caller.data(PinResource.get, { id: pin })).isEligibleForAggregatedComments;
    await lena.data(UserSettingsResource.update, { comments_from: 'followed' });
    await lena.data(UserFollowResource.create, { user_id: mei.userId });
    expect([await isEligible(mei), await isEligible(tomas), await isEligible(lena)]).toEqual([true, false, true]);
    await say(mei, pin, 'Known here');
    await expect(say(tomas, pin, 'Not known')).rejects.toThrow('forbidden');
    await lena.data(UserSettingsResource.update, { comments_from: 'nobody' });
    await expect(say(mei, pin, 'And now?')).rejects.toThrow('forbidden');
    await say(lena, pin, 'I may');
    await lena.data(UserSettingsResource.update, { comments_from: 'everyone' });
  });

  it('do not stand between two whom a block keeps apart, in either direction', async () => {
    const pin = await newPin();
    const first = await say(mei, pin, 'Of Mei');
    const reply = await say(lena, pin, 'An answer', first.id);
    for (const [by, whom] of [
      [tomas, mei],
      [mei, tomas],
    ] as const) {
      await block(by, whom);
      expect(await threadsOf(tomas, pin)).toEqual([]);
      await expect(repliesTo(tomas, first.id)).rejects.toThrow('comment_not_found');
      await expect(tomas.data(AggregatedCommentResource.get, { id: reply.id })).rejects.toThrow('comment_not_found');
      await expect(say(tomas, pin, 'Hello', first.id)).rejects.toThrow('comment_not_found');
      expect(await threadsOf(server.stranger(), pin)).toEqual(['Of Mei']);
      await unblockAll();
    }
  });

  it('are not there for who may not see the pin', async () => {
    const priya = await server.person('priya_nair', 'Priya Nair');
    const secret = (await makePin(server, priya, (await makeBoard(priya, 'Plans', { privacy: 'secret' })).id, { title: 'A plan' })).id;
    const open = (await makePin(server, priya, (await makeBoard(priya, 'Open')).id, { title: 'A bench' })).id;
    const [hidden, shown] = [await say(priya, secret, 'For me'), await say(priya, open, 'For all')];
    const failures = async (caller: TestCaller, pin: string, id: string) => {
      await expect(threadsOf(caller, pin)).rejects.toThrow('pin_not_found');
      await expect(caller.data(UnifiedCommentsPreviewResource.get, { pin_id: pin })).rejects.toThrow('pin_not_found');
      await expect(caller.data(AggregatedCommentResource.get, { id })).rejects.toThrow('comment_not_found');
      await expect(repliesTo(caller, id)).rejects.toThrow('comment_not_found');
    };
    for (const caller of [mei, server.stranger()]) await failures(caller, secret, hidden.id);
    await expect(say(mei, secret, 'Seen')).rejects.toThrow('pin_not_found');
    await server.core.db.updateTable('users').set({ is_private: true }).where('id', '=', priya.userId).execute();
    for (const caller of [mei, server.stranger()]) await failures(caller, open, shown.id);
    await mei.data(UserFollowResource.create, { user_id: priya.userId });
    expect(await threadsOf(mei, open)).toEqual(['For all']);
  });

  it('take 500 characters that show, and no more', async () => {
    const pin = await newPin();
    const statusOf = async (text: string) =>
      (await mei.envelope(AggregatedCommentResource.create, { pin_id: pin, text })).resource_response.http_status;
    expect([await statusOf('x'.repeat(500)), await statusOf('x'.repeat(501)), await statusOf(' \n '), await statusOf('\u200b')]).toEqual([
      200, 400, 400, 400,
    ]);
  });

  it('are refused to who floods', async () => {
    const yuki = await server.person('yuki_mori', 'Yuki Mori');
    const pin = await newPin();
    const sayAgain = () => yuki.envelope(AggregatedCommentResource.create, { pin_id: pin, text: 'Look' });
    expect((await sayAgain()).resource_response.http_status).toBe(200);
    const { id } = await say(mei, pin, 'Mine');
    await sql`UPDATE limit_counters SET count = 120 WHERE key LIKE 'comments:%'`.execute(server.core.db);
    expect((await sayAgain()).resource_response).toMatchObject({ http_status: 429, error: { name: 'too_many_requests' } });
    const changed = mei.data(AggregatedCommentResource.update, { commentId: id, text: 'Mine, too' });
    await expect(changed).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters WHERE key LIKE 'comments:%'`.execute(server.core.db);
  });

  it('count where they are refused, so that nobody tries without end', async () => {
    const ines = await server.person('ines_moura', 'Ines Moura');
    const pin = await newPin();
    await say(ines, pin, 'Look');
    await sql`UPDATE limit_counters SET count = 119 WHERE key LIKE 'comments:%'`.execute(server.core.db);
    await expect(say(ines, pin, 'Nobody hears this', '5')).rejects.toThrow('comment_not_found');
    await expect(say(ines, pin, 'Look here')).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters WHERE key LIKE 'comments:%'`.execute(server.core.db);
  });

  it('go with who wrote them, and into their export before', async () => {
    const oskar = await server.person('oskar_lind', 'Oskar Lind');
    const pin = await newPin();
    const [own, other] = [await say(oskar, pin, 'Goes'), await say(mei, pin, 'Stays')];
    await say(mei, pin, 'Goes along', own.id);
    await say(oskar, pin, 'Goes too', other.id);
    expect(await exportAccount(server.core, oskar.userId)).toMatchObject({
      comments: { comments: [{ text: 'Goes' }, { text: 'Goes too' }] },
    });
    await eraseAccount(server.core, oskar.userId);
    expect([await threadsOf(mei, pin), await repliesTo(mei, other.id), await countOf(pin)]).toEqual([['Stays'], [], 1]);
    expect((await mei.data(AggregatedCommentResource.get, { id: other.id })).comment_count).toBe(0);
  });
});
