import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentResource,
  CommentWatchResource,
  highlightComment,
  markCommentHelpful,
  reactToComment,
  removeMentions,
  unmarkCommentHelpful,
} from '@bowerbird/contract/social/comments/calls.ts';
import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { openUpdates, type UpdateReader } from '../../testing/read-updates.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { deleteOldWatchers } from './comment-watchers.queries.ts';
import { keepFromOthers, moderateComment } from './moderated-comments.service.ts';

describe('who has a pin open', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let tomas: TestPerson;
  let boardId: string;
  let pinId: string;
  let reader: UpdateReader;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    boardId = (await makeBoard(mei, 'Teapots')).id;
  });
  beforeEach(async () => {
    pinId = (await makePin(server, mei, boardId, { title: 'Blue teapot' })).id;
    reader = await openUpdates(server, lena);
    await lena.data(CommentWatchResource.create, { pin_id: pinId });
  });
  afterEach(() => reader.close());
  afterAll(() => server.close());

  const say = (who: TestCaller, text: string, pin_id = pinId) => who.data(AggregatedCommentResource.create, { pin_id, text });

  it('is told that the pin is gone', async () => {
    await mei.data(PinResource.delete, { id: pinId });
    await server.settle();
    expect(await reader.next()).toEqual({ name: 'talk.gone', data: { talkId: pinId } });
  });

  it('is told of what others say and do there, and not of what they do themselves', async () => {
    const { id } = await say(tomas, 'Where is it from?');
    expect(await reader.next()).toEqual({ name: 'comment.said', data: { talkId: pinId, commentId: id } });
    await say(lena, 'From Porto, I think.');
    await mei.data(reactToComment, { id, reaction_type: 1 });
    expect(await reader.next()).toEqual({ name: 'comment.changed', data: { talkId: pinId, commentId: id } });
    await tomas.data(AggregatedCommentResource.update, { commentId: id, text: 'Where is it from, please?' });
    expect(await reader.next()).toEqual({ name: 'comment.changed', data: { talkId: pinId, commentId: id } });
    await tomas.data(AggregatedCommentResource.delete, { id });
    expect(await reader.next()).toEqual({ name: 'comment.gone', data: { talkId: pinId, commentId: id } });
  });

  it('is told that a comment helped somebody, stands before the others, or names somebody no more', async () => {
    const { id } = await say(tomas, 'Ask @mei_tan');
    const told = { name: 'comment.changed', data: { talkId: pinId, commentId: id } };
    expect((await reader.next())?.name).toBe('comment.said');
    for (const act of [
      () => mei.data(markCommentHelpful, { id }),
      () => mei.data(unmarkCommentHelpful, { id }),
      () => mei.data(highlightComment, { aggregated_comment: id, pin: pinId, highlight: true }),
      () => mei.data(removeMentions, { id }),
    ]) {
      await act();
      expect(await reader.next()).toEqual(told);
    }
  });

  it('is told at once that moderators removed a comment or a rule hides it, and that it is seen again', async () => {
    const { id } = await say(tomas, 'Click here');
    expect((await reader.next())?.name).toBe('comment.said');
    const names = async () => [(await reader.next())?.name, (await reader.next())?.name];
    await inTransaction(server.core.db, (trx) => moderateComment(trx, id, mei.userId));
    await inTransaction(server.core.db, (trx) => moderateComment(trx, id, null));
    expect(await names()).toEqual(['comment.gone', 'comment.shown']);
    await inTransaction(server.core.db, (trx) => keepFromOthers(trx, id, true));
    await inTransaction(server.core.db, (trx) => keepFromOthers(trx, id, true));
    await inTransaction(server.core.db, (trx) => keepFromOthers(trx, id, false));
    expect(await names()).toEqual(['comment.changed', 'comment.shown']);
  });

  it('is told that others react to the pin, and not that they do themselves', async () => {
    await lena.data(ReactionsResource.create, { pin_id: pinId, reaction_type: 7 });
    await tomas.data(ReactionsResource.create, { pin_id: pinId, reaction_type: 1 });
    expect(await reader.next()).toEqual({ name: 'pin.reacted', data: { pinId } });
    const { id } = await say(tomas, 'Lovely.');
    expect(await reader.next()).toEqual({ name: 'comment.said', data: { talkId: pinId, commentId: id } });
  });

  it('reads which threads began before, as far as its viewer sees them', async () => {
    const { id: first } = await say(tomas, 'Where is it from?');
    const { id: second } = await say(mei, 'Who asks?');
    await tomas.data(AggregatedCommentResource.create, { pin_id: pinId, text: 'I do.', parent_id: second });
    const watch = async () => (await lena.data(CommentWatchResource.create, { pin_id: pinId })).thread_ids;
    expect(await watch()).toEqual([second, first]);
    await mei.data(AggregatedCommentResource.delete, { id: second });
    expect(await watch()).toEqual([first]);
  });

  it('reads which threads began since its list was read, also where that has only the best of many', async () => {
    const { id: old } = await say(tomas, 'Where is it from?');
    await sql`UPDATE comments SET created_at = now() - interval '1 minute' WHERE id = ${old}`.execute(server.core.db);
    const input = { pin_id: pinId, page_size: 1 };
    const { auxData } = await lena.envelope(AggregatedCommentFeedResource.get, input);
    const { id } = await say(mei, 'Who asks?');
    const watch = async (read_at?: number) => (await lena.data(CommentWatchResource.create, { pin_id: pinId, read_at })).begun_ids;
    expect(await watch(Number(auxData?.['read_at']))).toEqual([id]);
    expect(await watch()).toEqual([]);
  });

  it('is told that a comment is seen again: it was brought back, or its words are wanted now', async () => {
    const { id } = await say(tomas, 'Where is it from?');
    await tomas.data(AggregatedCommentResource.delete, { id });
    await tomas.data(AggregatedCommentResource.update, { commentId: id, restore: true });
    const names = [(await reader.next())?.name, (await reader.next())?.name];
    expect(names).toEqual(['comment.said', 'comment.gone']);
    expect(await reader.next()).toEqual({ name: 'comment.shown', data: { talkId: pinId, commentId: id } });
    await sql`INSERT INTO user_settings (user_id, hidden_comment_words) VALUES (${mei.userId}, '{cheap}')
      ON CONFLICT (user_id) DO UPDATE SET hidden_comment_words = excluded.hidden_comment_words`.execute(server.core.db);
    const { id: filtered } = await say(tomas, 'Looks cheap');
    await tomas.data(AggregatedCommentResource.update, { commentId: filtered, text: 'Looks plain' });
    expect(await reader.next()).toEqual({ name: 'comment.shown', data: { talkId: pinId, commentId: filtered } });
  });

  it('is told that the owner lets nobody comment any more, and that people comment again', async () => {
    const switchTo = (comments_disabled: boolean) => mei.data(PinResource.update, { id: pinId, comments_disabled });
    const told = { name: 'comments.switched', data: { type: 'pin', talkId: pinId } };
    await switchTo(true);
    expect(await reader.next()).toEqual(told);
    expect(await lena.data(CommentWatchResource.create, { pin_id: pinId })).toEqual({ thread_ids: [], begun_ids: [] });
    await mei.data(PinResource.update, { id: pinId, title: 'Bluer teapot' });
    await switchTo(false);
    expect(await reader.next()).toEqual(told);
    await lena.data(CommentWatchResource.create, { board_id: boardId });
    await mei.data(BoardResource.update, { board_id: boardId, comments_disabled: true });
    expect(await reader.next()).toEqual({ name: 'comments.switched', data: { type: 'board', talkId: boardId } });
    await mei.data(BoardResource.update, { board_id: boardId, comments_disabled: false });
  });

  it('is told nothing of other pins, or after a while in which its page said nothing', async () => {
    const other = (await makePin(server, mei, boardId, { title: 'Green teapot' })).id;
    await say(tomas, 'Nice spout', other);
    await sql`UPDATE comment_watchers SET until = now() - interval '1 second'`.execute(server.core.db);
    await say(tomas, 'Anybody here?');
    await deleteOldWatchers(server.core.db);
    expect((await sql`SELECT 1 FROM comment_watchers`.execute(server.core.db)).rows).toEqual([]);
    await lena.data(CommentWatchResource.create, { pin_id: pinId });
    const { id } = await say(tomas, 'Hello again');
    expect(await reader.next()).toEqual({ name: 'comment.said', data: { talkId: pinId, commentId: id } });
  });

  it('is told nothing by somebody whom a block keeps apart, nor of a pin that they may not see', async () => {
    await lena.data(UserBlockResource.create, { user_id: tomas.userId });
    expect(await reader.next()).toMatchObject({ name: 'person.hidden' });
    await say(tomas, 'Can you hear me?');
    const { id } = await say(mei, 'It is from Porto.');
    expect(await reader.next()).toEqual({ name: 'comment.said', data: { talkId: pinId, commentId: id } });
    const secret = (await makeBoard(mei, 'Not yet', { privacy: 'secret' })).id;
    const hidden = (await makePin(server, mei, secret, { title: 'Red teapot' })).id;
    const { resource_response: reply } = await lena.envelope(CommentWatchResource.create, { pin_id: hidden });
    expect(reply.error?.name).toBe('pin_not_found');
  });
});
