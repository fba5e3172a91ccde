import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  AggregatedCommentResource,
  HiddenCommentersResource,
  HiddenCommentsResource,
  highlightComment,
  markCommentHelpful,
  reactToComment,
  removeMentions,
  unmarkCommentHelpful,
  unreactToComment,
} from '@bowerbird/contract/social/comments/calls.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('answers to a comment', () => {
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let tomas: TestPerson;
  let pin: string;
  beforeAll(async () => {
    server = await createTestServer();
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    pin = (await makePin(server, lena, (await makeBoard(lena, 'Still lifes')).id, { title: 'Blue jug' })).id;
  });
  afterAll(() => server.close());

  const say = async (caller: TestCaller, text: string, parent_id?: string) =>
    (await caller.data(AggregatedCommentResource.create, { pin_id: pin, text, parent_id })).id;
  const read = (caller: TestCaller, id: string) => caller.data(AggregatedCommentResource.get, { id });
  const react = (caller: TestCaller, id: string, reaction_type: ReactionType) => caller.data(reactToComment, { id, reaction_type });
  const threadsOf = async (caller: TestCaller, sort: 'best' | 'newest' = 'newest') =>
    (await caller.data(AggregatedCommentFeedResource.get, { pin_id: pin, sort, page_size: 250 })).map(({ id }) => id);
  const block = (by: TestPerson, whom: TestPerson) =>
    sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${by.userId}, ${whom.userId})`.execute(server.core.db);

  it('are counted by kind, one a person, and a kind that nobody chose is not there', async () => {
    const id = await say(mei, 'What paper is the red?');
    await react(lena, id, 1);
    expect(await react(tomas, id, 1)).toMatchObject({ reaction_counts: { 1: 2 }, reaction_by_me: 1 });
    expect(await react(tomas, id, 7)).toMatchObject({ reaction_counts: { 1: 1, 7: 1 }, reaction_by_me: 7 });
    await react(tomas, id, 7);
    expect((await tomas.data(unreactToComment, { id })).reaction_counts).toEqual({ 1: 1 });
    expect(await tomas.data(unreactToComment, { id })).toMatchObject({ reaction_counts: { 1: 1 }, reaction_by_me: 0 });
    await foldDeltas(server.core.db);
    expect(await read(server.stranger(), id)).toMatchObject({ reaction_counts: { 1: 1 }, reaction_by_me: 0 });
    expect((await lena.data(unreactToComment, { id })).reaction_counts).toEqual({});
  });

  it('count right when one person changes their mind many times at once', async () => {
    const id = await say(mei, 'Which glue?');
    const kinds = [1, 11, 7, 13, 5] as const;
    await Promise.all([
      ...kinds.flatMap((kind) => [react(lena, id, kind), react(tomas, id, kind)]),
      lena.data(unreactToComment, { id }),
      foldDeltas(server.core.db),
    ]);
    await foldDeltas(server.core.db);
    const { rows } = await sql<{ type: string; n: number }>`
      SELECT type::text, count(*)::int n FROM comment_reactions WHERE comment_id = ${id} GROUP BY 1`.execute(server.core.db);
    expect((await read(mei, id)).reaction_counts).toEqual(Object.fromEntries(rows.map(({ type, n }) => [type, n])));
  });

  it('are so many of a person, who is told when there is room', async () => {
    const id = await say(mei, 'Too many?');
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
    await react(tomas, id, 1);
    await sql`UPDATE limit_counters SET count = 600 WHERE key LIKE 'comment-reactions:%'`.execute(server.core.db);
    await expect(react(tomas, id, 7)).rejects.toThrow('too_many_requests');
    await expect(tomas.data(unreactToComment, { id })).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
    expect((await react(lena, id, 1)).reaction_counts).toEqual({ 1: 2 });
  });

  it('are pressed, hidden and put forward so often in an hour, and no oftener', async () => {
    const id = await say(mei, 'Ask @tomas_ibarra');
    await tomas.data(markCommentHelpful, { id });
    await sql`UPDATE limit_counters SET count = 600 WHERE key LIKE 'comment-acts:%'`.execute(server.core.db);
    for (const call of [markCommentHelpful, unmarkCommentHelpful, removeMentions])
      await expect(tomas.data(call, { id })).rejects.toThrow('too_many_requests');
    await expect(tomas.data(HiddenCommentsResource.create, { comment_id: id })).rejects.toThrow('too_many_requests');
    const { headers, status } = await tomas.request({ method: 'POST', url: `/v3/helpful/1/${id}/` });
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
  });

  it('are of five kinds, by somebody who is signed in, to what they may see', async () => {
    const id = await say(mei, 'And the blue?');
    const status = async (caller: TestCaller, type: number) => {
      const { status: code } = await caller.request({
        method: 'POST',
        url: `/v3/aggregated_comments/${id}/react/`,
        payload: { reaction_type: type },
      });
      return code;
    };
    expect([await status(tomas, 5), await status(tomas, 2), await status(server.stranger(), 1)]).toEqual([200, 400, 401]);
    await block(mei, tomas);
    await expect(react(tomas, id, 1)).rejects.toThrow('comment_not_found');
    await expect(tomas.data(markCommentHelpful, { id })).rejects.toThrow('comment_not_found');
    await sql`DELETE FROM blocks`.execute(server.core.db);
  });

  it('say that it helped, once a person, and take that back', async () => {
    const id = await say(mei, 'Wheat paste holds.');
    await tomas.data(markCommentHelpful, { id });
    expect(await tomas.data(markCommentHelpful, { id })).toMatchObject({ helpful_count: 1, marked_helpful_by_me: true });
    expect(await read(lena, id)).toMatchObject({ helpful_count: 1, marked_helpful_by_me: false });
    expect(await tomas.data(unmarkCommentHelpful, { id })).toMatchObject({ helpful_count: 0, marked_helpful_by_me: false });
  });

  it('put one before the others when the owner of the pin highlights it', async () => {
    const [first, loved] = [await say(mei, 'Plain'), await say(tomas, 'Loved')];
    await react(lena, loved, 1);
    await foldDeltas(server.core.db);
    const highlight = (caller: TestCaller, on: boolean) => caller.data(highlightComment, { aggregated_comment: first, pin, highlight: on });
    const both = async () => (await threadsOf(mei, 'best')).filter((id) => id === first || id === loved);
    expect((await highlight(lena, true)).highlighted_by_pin_owner).toBe(true);
    expect([(await threadsOf(mei, 'best'))[0], await both()]).toEqual([first, [first, loved]]);
    expect((await highlight(lena, false)).highlighted_by_pin_owner).toBe(false);
    expect(await both()).toEqual([loved, first]);
    await expect(highlight(mei, true)).rejects.toThrow('forbidden');
    await expect(lena.data(highlightComment, { pin, highlight: true })).rejects.toThrow('Could not find comment');
    await expect(lena.data(highlightComment, { aggregated_comment: first, highlight: true })).rejects.toThrow('Could not find Pin');
    const other = (await makePin(server, lena, (await makeBoard(lena, 'Other')).id, { title: 'Vase' })).id;
    await expect(lena.data(highlightComment, { aggregated_comment: first, pin: other, highlight: true })).rejects.toThrow(
      'comment_not_found',
    );
  });

  it('list those whose comments somebody hid, and show one of them again', async () => {
    const rosa = await server.person('rosa_luz', 'Rosa Luz');
    const id = await say(tomas, 'Not again');
    await rosa.data(HiddenCommentsResource.create, { comment_id: id, all_of_author: true });
    const hidden = async (caller: TestCaller) => (await caller.data(HiddenCommentersResource.get, {})).map(({ username }) => username);
    expect([await hidden(rosa), await hidden(lena)]).toEqual([['tomas_ibarra'], []]);
    expect(await threadsOf(rosa)).not.toContain(id);
    await lena.data(HiddenCommentersResource.delete, { user_id: tomas.userId });
    expect(await hidden(rosa)).toEqual(['tomas_ibarra']);
    for (const _ of [1, 2]) await rosa.data(HiddenCommentersResource.delete, { user_id: tomas.userId });
    expect([await hidden(rosa), (await threadsOf(rosa)).includes(id)]).toEqual([[], true]);
  });

  it('hide one from who does not want to read it, or all of its author, and show them again', async () => {
    const first = await say(mei, 'Rude');
    const [second, ofTomas] = [await say(mei, 'Rude again'), await say(tomas, 'Kind')];
    const reply = await say(mei, 'Rude here, too', ofTomas);
    const shown = async (caller: TestCaller) => (await threadsOf(caller)).filter((id) => [first, second, ofTomas].includes(id));
    await lena.data(HiddenCommentsResource.create, { comment_id: first });
    expect([await shown(lena), await shown(tomas)]).toEqual([
      [ofTomas, second],
      [ofTomas, second, first],
    ]);
    await expect(read(lena, first)).rejects.toThrow('comment_not_found');
    await lena.data(HiddenCommentsResource.create, { comment_id: second, all_of_author: true });
    expect(await shown(lena)).toEqual([ofTomas]);
    expect(await lena.data(AggregatedCommentReplyFeedResource.get, { comment_id: ofTomas })).toEqual([]);
    await expect(read(lena, reply)).rejects.toThrow('comment_not_found');
    await lena.data(HiddenCommentsResource.delete, { comment_id: second, all_of_author: true });
    await lena.data(HiddenCommentsResource.delete, { comment_id: first });
    expect(await shown(lena)).toEqual([ofTomas, second, first]);
    await expect(mei.data(HiddenCommentsResource.create, { comment_id: first })).rejects.toThrow('forbidden');
  });

  it('count as replies of a thread no more for who hid them, their author, or blocks them', async () => {
    const oskar = await server.person('oskar_lund', 'Oskar Lund');
    const thread = await say(tomas, 'What glue is it?');
    const [hidden, kept] = [await say(mei, 'Rude', thread), await say(lena, 'Rice paste', thread)];
    const replies = async (caller: TestCaller) => (await read(caller, thread)).comment_count;
    await oskar.data(HiddenCommentsResource.create, { comment_id: hidden });
    expect([await replies(oskar), await replies(lena), await replies(server.stranger())]).toEqual([1, 2, 2]);
    await oskar.data(HiddenCommentsResource.create, { comment_id: kept, all_of_author: true });
    expect(await replies(oskar)).toBe(0);
    await oskar.data(HiddenCommentsResource.delete, { comment_id: hidden });
    await oskar.data(HiddenCommentsResource.delete, { comment_id: kept, all_of_author: true });
    expect(await replies(oskar)).toBe(2);
    await block(oskar, mei);
    expect(await replies(oskar)).toBe(1);
  });

  it('stand in a list of what somebody hid, one by one, until they are shown again', async () => {
    const priya = await server.person('priya_nair', 'Priya Nair');
    const [first, second] = [await say(mei, 'Rude'), await say(mei, 'Rude again')];
    const [gone, alike] = [await say(mei, 'Taken back'), await say(tomas, 'Rude, too')];
    for (const comment_id of [first, second, gone]) await priya.data(HiddenCommentsResource.create, { comment_id });
    await priya.data(HiddenCommentsResource.create, { comment_id: alike, all_of_author: true });
    await mei.data(AggregatedCommentResource.delete, { id: gone });
    const listed = async () => (await priya.data(HiddenCommentsResource.get, {})).map(({ text }) => text);
    expect(await listed()).toEqual(['Rude again', 'Rude']);
    const { resource_response: page } = await priya.envelope(HiddenCommentsResource.get, { page_size: 1 });
    expect(page.bookmark).not.toBe('-end-');
    await priya.data(HiddenCommentsResource.delete, { comment_id: second });
    expect(await listed()).toEqual(['Rude']);
    expect((await read(priya, second)).text).toBe('Rude again');
    expect(await lena.data(HiddenCommentsResource.get, {})).toEqual([]);
  });

  it('count for a reader what they see: not what they hid, whom they blocked, or the threads of these', async () => {
    const elif = await server.person('elif_demir', 'Elif Demir');
    const own = (await makePin(server, lena, (await makeBoard(lena, 'Counted')).id, { title: 'Red jug' })).id;
    const sayThere = async (caller: TestCaller, text: string, parent_id?: string) =>
      (await caller.data(AggregatedCommentResource.create, { pin_id: own, text, parent_id })).id;
    const countOf = async (caller: TestCaller) => (await caller.data(PinResource.get, { id: own })).comment_count;
    const [meis, ofTomas] = [await sayThere(mei, 'One'), await sayThere(tomas, 'Two')];
    await sayThere(tomas, 'Under one', meis);
    await sayThere(mei, 'Under two', ofTomas);
    await elif.data(HiddenCommentsResource.create, { comment_id: meis });
    expect([await countOf(elif), await countOf(lena), await countOf(server.stranger())]).toEqual([2, 4, 4]);
    await elif.data(HiddenCommentsResource.create, { comment_id: meis, all_of_author: true });
    expect(await countOf(elif)).toBe(1);
    await elif.data(HiddenCommentsResource.delete, { comment_id: meis, all_of_author: true });
    await elif.data(HiddenCommentsResource.delete, { comment_id: meis });
    expect(await countOf(elif)).toBe(4);
    await block(tomas, elif);
    expect(await countOf(elif)).toBe(1);
    await tomas.data(AggregatedCommentResource.delete, { id: ofTomas });
    expect([await countOf(elif), await countOf(lena)]).toEqual([1, 2]);
  });

  it('go with who gave them, and into their export before', async () => {
    const oskar = await server.person('oskar_lind', 'Oskar Lind');
    const id = await say(mei, 'Stays');
    await react(oskar, id, 13);
    await oskar.data(markCommentHelpful, { id });
    await oskar.data(HiddenCommentsResource.create, { comment_id: id });
    expect(await exportAccount(server.core, oskar.userId)).toMatchObject({
      comments: { reactions: [{ comment_id: id, type: 13 }], helpful: [{ comment_id: id }], hidden: [{ comment_id: id }] },
    });
    await eraseAccount(server.core, oskar.userId);
    expect(await read(mei, id)).toMatchObject({ reaction_counts: {}, helpful_count: 0 });
  });
});
