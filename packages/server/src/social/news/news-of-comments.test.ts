import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { AggregatedCommentResource, HiddenCommentsResource } from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import type { TestCaller, TestPerson } from '../../testing/test-server.ts';
import { newsListener } from './news.listeners.ts';
import { openNews, type NewsCast } from './testing/news-cast.ts';

describe('news of what people say', () => {
  let server: NewsCast['server'];
  let person: NewsCast['person'];
  let newsOf: NewsCast['newsOf'];
  let told: NewsCast['told'];
  let unseen: NewsCast['unseen'];
  let save: NewsCast['save'];
  let say: NewsCast['say'];
  beforeAll(async () => {
    ({ server, person, newsOf, told, unseen, save, say } = await openNews());
  });
  afterAll(() => server.close());

  it('never shows the words of somebody who is hidden or kept apart, though others spoke before', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await say(mei, pin.id, 'Lovely');
    const { id } = await say(sam, pin.id, 'Buy mine instead');
    expect((await newsOf(lena))[0]!.title).toBe('Buy mine instead');
    await lena.data(HiddenCommentsResource.create, { comment_id: id, all_of_author: true });
    expect(await told(lena)).toEqual(['comment Mei Tan 1 Lovely']);
    await lena.data(HiddenCommentsResource.delete, { comment_id: id, all_of_author: true });
    await lena.data(UserBlockResource.create, { user_id: sam.userId });
    expect(await told(lena)).toEqual(['comment Mei Tan 1 Lovely']);
  });

  it('stays read where its person does not see what was said since', async () => {
    const [lena, mei, sam, yuki] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam'), await person('Yuki')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    const thread = await say(sam, pin.id, 'Buy mine instead');
    await say(mei, pin.id, 'Lovely');
    const stays = async (act: () => Promise<unknown>) => {
      const [before] = await newsOf(lena);
      await lena.data(NewsHubResource.update, { read_until: before!.at });
      await act();
      expect([await newsOf(lena), await unseen(lena)]).toEqual([[{ ...before, is_read: true }], 0]);
    };
    await lena.data(HiddenCommentsResource.create, { comment_id: thread.id, all_of_author: true });
    await stays(() => say(sam, pin.id, 'Buy it now'));
    await stays(() => say(yuki, pin.id, 'I did', thread.id));
    await lena.data(HiddenCommentsResource.delete, { comment_id: thread.id, all_of_author: true });
    await lena.data(HiddenCommentsResource.create, { comment_id: thread.id });
    await stays(() => say(yuki, pin.id, 'It is blue', thread.id));
    await lena.data(HiddenCommentsResource.delete, { comment_id: thread.id });
    await lena.data(UserBlockResource.create, { user_id: sam.userId });
    await stays(() => say(yuki, pin.id, 'It broke', thread.id));
    await lena.data(UserBlockResource.delete, { user_id: sam.userId });
    await say(yuki, pin.id, 'It is mended', thread.id);
    expect(await unseen(lena)).toBe(1);
  });

  it('tells on of what others said, and of what somebody said before, once one comment is deleted', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await say(mei, pin.id, 'Lovely');
    const { id: second } = await say(mei, pin.id, 'Is it stoneware?');
    const { id: third } = await say(sam, pin.id, 'It is.');
    const remove = (by: TestCaller, id: string) => by.data(AggregatedCommentResource.delete, { id });
    expect(await told(lena)).toEqual(['comment Sam 2 It is.']);
    await remove(sam, third);
    expect([await told(lena), await unseen(lena)]).toEqual([['comment Mei Tan 1 Is it stoneware?'], 1]);
    await remove(mei, second);
    expect((await newsOf(lena)).map(({ title, url }) => [title, url.includes(second)])).toEqual([['Lovely', false]]);
    await sql`DELETE FROM comments WHERE id = ANY(${[second, third]}::bigint[])`.execute(server.core.db);
    expect(await told(lena)).toEqual(['comment Mei Tan 1 Lovely']);
  });

  it('is new again, and first, with each thing that somebody says, though it was read and they spoke before', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const board = await makeBoard(lena, 'Jugs');
    const pin = await makePin(server, lena, board.id, { title: 'Blue jug' });
    const other = await makePin(server, lena, board.id, { title: 'White cup' });
    await say(mei, pin.id, 'Lovely');
    await say(sam, pin.id, 'It is');
    await save(sam, other.id);
    const first = (await newsOf(lena)).find(({ kind }) => kind === 'comment');
    await lena.data(NewsHubResource.update, { read_until: (await newsOf(lena))[0]!.at });
    const { id } = await say(mei, pin.id, 'Is it stoneware?');
    const [now] = await newsOf(lena);
    expect(now).toMatchObject({ id: first!.id, title: 'Is it stoneware?', is_read: false, actor_count: 2 });
    expect(now!.actors.map(({ fullName }) => fullName)).toEqual(['Mei Tan', 'Sam']);
    expect(BigInt(now!.at)).toBeGreaterThan(BigInt(first!.at));
    expect(await unseen(lena)).toBe(1);

    await lena.data(NewsHubResource.update, { read_until: now!.at });
    const again = { id: '9', type: 'comment.created', payload: { commentId: id }, createdAt: new Date(now!.created_at) };
    await newsListener(server.core).handle([again]);
    expect([(await newsOf(lena))[0]!.at, await unseen(lena)]).toEqual([now!.at, 0]);
  });

  it('tells of a changed comment whom it names now, and all once its words are wanted, each once', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    const usernameOf = async ({ userId }: TestPerson) =>
      (await sql<{ username: string }>`SELECT username FROM users WHERE id = ${userId}`.execute(server.core.db)).rows[0]!.username;
    const change = (commentId: string, text: string) => mei.data(AggregatedCommentResource.update, { commentId, text });
    const { id } = await say(mei, pin.id, 'Lovely');
    await lena.data(NewsHubResource.update, { read_until: (await newsOf(lena))[0]!.at });
    const name = await usernameOf(sam);
    await change(id, `Lovely, @${name}`);
    expect([await told(sam), await unseen(lena)]).toEqual([[`mention Mei Tan 1 Lovely, @${name}`], 0]);
    await sam.data(NewsHubResource.update, { read_until: (await newsOf(sam))[0]!.at });
    server.clock.now += 24 * 3_600_000;
    await change(id, `Very lovely, @${name}`);
    expect([(await told(sam)).length, await unseen(sam), await unseen(lena)]).toEqual([1, 0, 0]);
    await sql`INSERT INTO user_settings (user_id, hidden_comment_words) VALUES (${lena.userId}, '{cheap}')
      ON CONFLICT (user_id) DO UPDATE SET hidden_comment_words = excluded.hidden_comment_words`.execute(server.core.db);
    const { id: filtered } = await say(mei, pin.id, 'Looks cheap');
    expect(await unseen(lena)).toBe(0);
    await change(filtered, 'Looks plain');
    expect([await unseen(lena), (await told(lena))[0]]).toEqual([1, 'comment Mei Tan 1 Looks plain']);
  });

  it('tells no more people of a comment that they are named than a new one may, however often it changes', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    const guests = await Promise.all(Array.from({ length: 12 }, (_, at) => server.person(`named_${at}`, `Guest ${at}`)));
    const naming = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `@named_${from + at}`).join(' ');
    const { id } = await say(mei, pin.id, naming(0, 4));
    await newsOf(lena);
    const change = (text: string) => mei.data(AggregatedCommentResource.update, { commentId: id, text });
    await change(naming(4, 9));
    await newsOf(lena);
    await change(naming(9, 12));
    await newsOf(lena);
    const reached = await Promise.all(guests.map(async (guest) => (await newsOf(guest)).length));
    expect(reached.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 1));
    expect(reached.slice(9).filter((count) => count > 0)).toEqual([1]);
  });
});
