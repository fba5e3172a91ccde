import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import type { AppScope } from '@bowerbird/domain/operation/app-scopes.ts';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  AggregatedCommentResource,
  CommentWatchResource,
  HiddenCommentsResource,
  highlightComment,
  MentionSuggestionsResource,
  reactToComment,
} from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { flagComment } from '@bowerbird/contract/social/reports/calls.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { appTokenOf } from '../../testing/app-token.ts';
import { joinBoard, makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('comments on a board', () => {
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let tomas: TestPerson;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
  });
  afterAll(() => server.close());

  const newBoard = async (privacy: 'public' | 'secret' = 'public', owner = lena) =>
    (await makeBoard(owner, `Hallway ${(made += 1)}`, { privacy })).id;
  const say = (caller: TestCaller, board_id: string, text: string, parent_id?: string) =>
    caller.data(AggregatedCommentResource.create, { board_id, text, parent_id });
  const threadsOf = async (caller: TestCaller, board_id: string, sort: 'best' | 'newest' = 'newest') =>
    (await caller.data(AggregatedCommentFeedResource.get, { board_id, sort })).map(({ text }) => text);
  const repliesTo = async (caller: TestCaller, comment_id: string) =>
    (await caller.data(AggregatedCommentReplyFeedResource.get, { comment_id })).map(({ text }) => text);
  const boardFor = (caller: TestCaller, board_id: string) => caller.data(BoardResource.get, { board_id });
  const countOf = async (board_id: string) => (await boardFor(lena, board_id)).comment_count;
  const newsOf = async (caller: TestCaller) => {
    await server.settle();
    return caller.data(NewsHubResource.get, {});
  };

  it('are counted for a reader as far as they see them', async () => {
    const board = await newBoard();
    const { id } = await say(mei, board, 'Terrazzo!');
    await say(tomas, board, 'Where from?', id);
    await say(tomas, board, 'Or tiles');
    await lena.data(HiddenCommentsResource.create, { comment_id: id });
    expect([await countOf(board), (await boardFor(mei, board)).comment_count]).toEqual([1, 3]);
    await lena.data(HiddenCommentsResource.delete, { comment_id: id });
    expect(await countOf(board)).toBe(3);
  });

  it('are read by an app that may read boards, and by no other', async () => {
    const board = await newBoard();
    await say(mei, board, 'Terrazzo!');
    const ask = async (scopes: readonly AppScope[]) => {
      const token = await appTokenOf(server, { maker: tomas, userId: lena.userId, scopes });
      const options = encodeURIComponent(JSON.stringify({ options: { board_id: board } }));
      const reply = await server.app.inject({
        url: `/resource/AggregatedCommentFeedResource/get/?data=${options}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return reply.json<{ resource_response: { data: { text: string }[] | null } }>().resource_response.data?.map(({ text }) => text);
    };
    expect(await ask(['pins:read', 'boards:read'])).toEqual(['Terrazzo!']);
    expect(await ask(['pins:read'])).toBeUndefined();
  });

  it('are read by everybody who sees it, in threads of one level, and counted on it', async () => {
    const board = await newBoard();
    const first = await say(mei, board, 'Nothing under forty survives the bicycle.');
    expect(first).toMatchObject({ board_id: board, pin_id: null, parent_id: null, access: ['write', 'delete'] });
    const reply = await say(lena, board, 'Then tiles.', first.id);
    expect((await say(tomas, board, 'Terrazzo!', reply.id)).parent_id).toBe(first.id);
    expect(await threadsOf(server.stranger(), board)).toEqual(['Nothing under forty survives the bicycle.']);
    expect(await repliesTo(server.stranger(), first.id)).toEqual(['Then tiles.', 'Terrazzo!']);
    expect(await countOf(board)).toBe(3);
    await foldDeltas(server.core.db);
    expect(await countOf(board)).toBe(3);
    expect((await lena.data(AggregatedCommentResource.get, { id: first.id })).access).toEqual(['delete']);
  });

  it('are not those of its pins, and a thread stays where it began', async () => {
    const board = await newBoard();
    const pin = (await makePin(server, lena, board, { title: 'Terrazzo' })).id;
    const ofPin = await mei.data(AggregatedCommentResource.create, { pin_id: pin, text: 'Of the pin' });
    const ofBoard = await say(mei, board, 'Of the board');
    expect(await threadsOf(mei, board)).toEqual(['Of the board']);
    expect((await mei.data(AggregatedCommentFeedResource.get, { pin_id: pin })).map(({ text }) => text)).toEqual(['Of the pin']);
    await expect(say(mei, board, 'Lost', ofPin.id)).rejects.toThrow('comment_not_found');
    await expect(mei.data(AggregatedCommentResource.create, { pin_id: pin, text: 'Lost', parent_id: ofBoard.id })).rejects.toThrow(
      'comment_not_found',
    );
    for (const about of [{}, { pin_id: pin, board_id: board }]) {
      await expect(mei.data(AggregatedCommentResource.create, { ...about, text: 'Where?' })).rejects.toThrow('bad_input');
      await expect(mei.data(AggregatedCommentFeedResource.get, about)).rejects.toThrow('bad_input');
    }
    await expect(mei.data(AggregatedCommentResource.create, { board_id: board, text: 'Tried', user_did_it: true })).rejects.toThrow(
      'bad_input',
    );
  });

  it.each(['newest', 'best'] as const)('come page by page at two statements a page: %s', async (sort) => {
    const board = await newBoard();
    for (const text of ['One', 'Two', 'Three']) await say(mei, board, text);
    const { result, statements } = await countStatements(() =>
      tomas.envelope(AggregatedCommentFeedResource.get, { board_id: board, sort, page_size: 2 }),
    );
    expect(statements).toBeLessThanOrEqual(2);
    const next = { board_id: board, sort, page_size: 2, bookmarks: [result.resource_response.bookmark!] };
    const rest = await tomas.data(AggregatedCommentFeedResource.get, next);
    expect([...result.resource_response.data!, ...rest].map(({ text }) => text)).toEqual(['Three', 'Two', 'One']);
  });

  it('of a secret one are there for those alone who keep it', async () => {
    const board = await newBoard('secret');
    await joinBoard(lena, mei, board);
    const { id } = await say(mei, board, 'Between us');
    expect([await threadsOf(lena, board), await threadsOf(mei, board)]).toEqual([['Between us'], ['Between us']]);
    for (const caller of [tomas, server.stranger()]) {
      await expect(threadsOf(caller, board)).rejects.toThrow('board_not_found');
      await expect(caller.data(AggregatedCommentResource.get, { id })).rejects.toThrow('comment_not_found');
      await expect(repliesTo(caller, id)).rejects.toThrow('comment_not_found');
    }
    await expect(say(tomas, board, 'Hello?')).rejects.toThrow('board_not_found');
    await expect(tomas.data(reactToComment, { id, reaction_type: 1 })).rejects.toThrow('comment_not_found');
    await expect(tomas.data(AggregatedCommentResource.delete, { id })).rejects.toThrow('comment_not_found');
    await expect(tomas.data(flagComment, { id, reason: 'spam', detailedReasons: [] })).rejects.toThrow('comment_not_found');
    await expect(tomas.data(HiddenCommentsResource.create, { comment_id: id })).rejects.toThrow('comment_not_found');
    await expect(tomas.data(CommentWatchResource.create, { board_id: board })).rejects.toThrow('board_not_found');
    await expect(tomas.data(MentionSuggestionsResource.get, { board_id: board, term: 'mei' })).rejects.toThrow('board_not_found');
    await lena.data(BoardCollaboratorsResource.delete, { board_id: board, user_id: mei.userId });
    await expect(threadsOf(mei, board)).rejects.toThrow('board_not_found');
    expect(await threadsOf(lena, board)).toEqual(['Between us']);
  });

  it('do not stand between two whom a block keeps apart', async () => {
    const board = await newBoard();
    const { id } = await say(mei, board, 'By Mei');
    await say(lena, board, 'An answer', id);
    await tomas.data(UserBlockResource.create, { user_id: mei.userId });
    expect(await threadsOf(tomas, board)).toEqual([]);
    await expect(repliesTo(tomas, id)).rejects.toThrow('comment_not_found');
    await say(tomas, board, 'By Tomás');
    expect([await threadsOf(mei, board), await threadsOf(lena, board)]).toEqual([['By Mei'], ['By Tomás', 'By Mei']]);
    await tomas.data(UserBlockResource.delete, { user_id: mei.userId });
  });

  it('are off where its owner wants none, and stand again later', async () => {
    const board = await newBoard();
    await joinBoard(lena, mei, board);
    const { id } = await say(mei, board, 'Before');
    await expect(mei.data(BoardResource.update, { board_id: board, comments_disabled: true })).rejects.toThrow('forbidden');
    expect(await lena.data(BoardResource.update, { board_id: board, comments_disabled: true })).toMatchObject({
      comments_disabled: true,
      isEligibleForAggregatedComments: false,
    });
    expect(await threadsOf(lena, board)).toEqual([]);
    await expect(say(mei, board, 'Meanwhile')).rejects.toThrow('forbidden');
    await expect(mei.data(AggregatedCommentResource.get, { id })).rejects.toThrow('comment_not_found');
    await lena.data(BoardResource.update, { board_id: board, comments_disabled: false });
    expect(await threadsOf(mei, board)).toEqual(['Before']);
  });

  it('are written by those alone whom its owner lets, and hide words that its owner does not want', async () => {
    const priya = await server.person('priya_nair', 'Priya Nair');
    const board = await newBoard('public', priya);
    await priya.data(UserSettingsResource.update, { comments_from: 'followed', hidden_comment_words: ['spoiler'] });
    await expect(say(mei, board, 'Hello')).rejects.toThrow('forbidden');
    expect((await boardFor(mei, board)).isEligibleForAggregatedComments).toBe(false);
    await priya.data(UserFollowResource.create, { user_id: mei.userId });
    await say(mei, board, 'Hello');
    await say(mei, board, 'A spoiler');
    expect([await threadsOf(mei, board), await threadsOf(tomas, board)]).toEqual([['A spoiler', 'Hello'], ['Hello']]);
    expect((await boardFor(tomas, board)).comment_count).toBe(1);
  });

  it('are deleted by who wrote them and by its owner, go with their replies, and come back', async () => {
    const board = await newBoard();
    await joinBoard(lena, tomas, board);
    const { id } = await say(mei, board, 'Goes');
    await say(tomas, board, 'Goes along', id);
    await expect(tomas.data(AggregatedCommentResource.delete, { id })).rejects.toThrow('forbidden');
    await expect(lena.data(AggregatedCommentResource.update, { commentId: id, text: 'Not mine' })).rejects.toThrow('forbidden');
    await lena.data(AggregatedCommentResource.delete, { id });
    expect([await threadsOf(mei, board), await countOf(board)]).toEqual([[], 0]);
    await lena.data(AggregatedCommentResource.update, { commentId: id, restore: true });
    expect([await threadsOf(mei, board), await countOf(board)]).toEqual([['Goes'], 2]);
    await mei.data(AggregatedCommentResource.update, { commentId: id, text: 'Stays' });
    expect((await mei.data(AggregatedCommentResource.get, { id })).edited_at).not.toBeNull();
    await mei.data(AggregatedCommentResource.delete, { id });
    expect(await threadsOf(lena, board)).toEqual([]);
  });

  it('take reactions and reports, are hidden from who does not want them, and are not put forward', async () => {
    const board = await newBoard();
    const { id } = await say(mei, board, 'Lovely');
    expect((await tomas.data(reactToComment, { id, reaction_type: 5 })).reaction_counts).toEqual({ 5: 1 });
    await tomas.data(flagComment, { id, reason: 'spam', detailedReasons: [] });
    expect(
      (await sql`SELECT 1 FROM reports WHERE target_type = 'comment' AND target_id = ${id}`.execute(server.core.db)).rows,
    ).toHaveLength(1);
    await tomas.data(HiddenCommentsResource.create, { comment_id: id });
    expect([await threadsOf(tomas, board), await threadsOf(lena, board)]).toEqual([[], ['Lovely']]);
    await expect(lena.data(highlightComment, { aggregated_comment: id, pin: board, highlight: true })).rejects.toThrow('comment_not_found');
  });

  it('are told to its owner, to whom they answer, and to whom they name', async () => {
    const board = await newBoard();
    const first = await say(mei, board, 'Which floor?');
    await say(tomas, board, 'Ask @lena_fjeld', first.id);
    const { url, name } = await boardFor(lena, board);
    const told = (await newsOf(lena)).filter(({ board_id }) => board_id === board);
    expect(told.map(({ kind, title, actors }) => `${kind} ${actors[0]?.fullName} ${title}`)).toEqual([
      'mention Tomás Ibarra Ask @lena_fjeld',
      'comment Mei Tan Which floor?',
    ]);
    expect(told[1]!.url).toBe(`${url}?comment=${first.id}`);
    expect((await newsOf(mei)).map(({ kind, board_id }) => [kind, board_id])).toContainEqual(['reply', board]);
    await lena.data(BoardResource.update, { board_id: board, comments_disabled: true });
    expect((await newsOf(lena)).filter(({ board_id }) => board_id === board)).toEqual([]);
    await lena.data(BoardResource.update, { board_id: board, comments_disabled: false, privacy: 'secret' });
    expect((await newsOf(mei)).filter(({ board_id }) => board_id === board)).toEqual([]);
    expect(name).toContain('Hallway');
  });

  it('suggest its owner first, then those who talk there', async () => {
    const board = await newBoard();
    await say(tomas, board, 'Here');
    const suggested = await mei.data(MentionSuggestionsResource.get, { board_id: board, term: 'l' });
    expect(suggested.map(({ username }) => username)).toContain('lena_fjeld');
  });

  it('go with who wrote them, with the counts, and into their export before', async () => {
    const oskar = await server.person('oskar_lind', 'Oskar Lind');
    const board = await newBoard();
    const own = await say(oskar, board, 'Goes');
    await say(mei, board, 'Goes along', own.id);
    await say(mei, board, 'Stays');
    expect(await exportAccount(server.core, oskar.userId)).toMatchObject({ comments: { comments: [{ text: 'Goes', board_id: board }] } });
    await eraseAccount(server.core, oskar.userId);
    expect([await threadsOf(mei, board), await countOf(board)]).toEqual([['Stays'], 1]);
  });

  it('go with their board, and weigh nothing on the cards of boards', async () => {
    const board = await newBoard();
    const { id } = await say(mei, board, 'Goes');
    const [card] = await mei.data(BoardsResource.get, { username: 'lena_fjeld' });
    expect(card).not.toHaveProperty('comment_count');
    await lena.data(BoardResource.delete, { board_id: board });
    await expect(mei.data(AggregatedCommentResource.get, { id })).rejects.toThrow('comment_not_found');
    await lena.data(BoardResource.update, { board_id: board, restore: true });
    expect(await threadsOf(mei, board)).toEqual(['Goes']);
  });
});
