import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource, UserMuteResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentResource, reactToComment, unreactToComment } from '@bowerbird/contract/social/comments/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { changeNewsSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { newsListener } from './news.listeners.ts';
import { deleteOldNews } from './news.queries.ts';
import { openNews, type NewsCast } from './testing/news-cast.ts';

describe('news', () => {
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

  it('groups all who saved a pin on a day, and never tells of a secret board, or of oneself', async () => {
    const [lena, mei, tomas, sam, yuki] = [
      await person('Lena Fjeld'),
      await person('Mei Tan'),
      await person('Tomás'),
      await person('Sam'),
      await person('Yuki'),
    ];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    for (const one of [mei, tomas, sam]) await save(one, pin.id);
    await save(mei, pin.id);
    await save(yuki, pin.id, 'secret');
    await save(lena, pin.id);
    const [news, ...more] = await newsOf(lena);
    expect(more).toEqual([]);
    expect(news).toMatchObject({ kind: 'save', actor_count: 3, title: 'Blue jug', url: `/pin/${pin.id}/`, is_read: false });
    expect(news!.actors.map(({ fullName }) => fullName)).toEqual(['Sam', 'Tomás', 'Mei Tan']);
    expect(news!.image_url).toContain('/236x/');
    expect(news!.tracking_params).toBe(`news.save.${news!.id}`);
  });

  it('stays read, and where it stood, when somebody saves the pin to a secret board', async () => {
    const [lena, mei, yuki] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Yuki')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Cups')).id, { title: 'White cup' });
    await save(mei, pin.id);
    const [before] = await newsOf(lena);
    await lena.data(NewsHubResource.update, { read_until: before!.at });
    await save(yuki, pin.id, 'secret');
    expect(await newsOf(lena)).toEqual([{ ...before, is_read: true }]);
    expect(await unseen(lena)).toBe(0);
  });

  it('names a pin without a title by the words for its picture, or those beside it', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const board = await makeBoard(lena, 'Lamps');
    const words = [
      { title: 'Paper lamp', alt_text: 'A lamp of paper', description: 'From the market' },
      { alt_text: 'A lamp of straw', description: 'From the sea' },
      { description: 'From the attic' },
    ];
    for (const texts of words) await save(mei, (await makePin(server, lena, board.id, { title: '', ...texts })).id);
    const names = (await newsOf(lena)).filter(({ kind }) => kind === 'save').map(({ title }) => title);
    expect(names.toSorted()).toEqual(['A lamp of straw', 'From the attic', 'Paper lamp']);
  });

  it('tells each person of a comment once, by what concerns them most', async () => {
    const [lena, mei, tomas] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Tomás')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    const thread = await say(mei, pin.id, 'What paper is it?');
    await say(tomas, pin.id, `Ask @${(await mei.data(AggregatedCommentResource.get, { id: thread.id })).user.username}`, thread.id);
    await say(lena, pin.id, 'Old boards.', thread.id);
    expect(await told(lena)).toEqual(['comment Tomás 2 Ask @' + thread.user.username]);
    expect(await told(mei)).toEqual(['reply Lena Fjeld 1 Old boards.', `mention Tomás 1 Ask @${thread.user.username}`]);
    expect(await told(tomas)).toEqual([]);
    expect((await newsOf(mei))[0]!.url).toMatch(new RegExp(`^/pin/${pin.id}/\\?comment=\\d+$`));
  });

  it('tells of follows, reactions, and boards kept together', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const board = await makeBoard(lena, 'Jugs');
    const secret = await makeBoard(lena, 'Hallway', { privacy: 'secret' });
    const pin = await makePin(server, mei, (await makeBoard(mei, 'Lamps')).id, { title: 'Lamp' });
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await mei.data(BoardFollowResource.create, { board_id: board.id });
    const comment = await say(lena, pin.id, 'Lovely');
    await mei.data(reactToComment, { id: comment.id, reaction_type: 5 });
    await lena.data(BoardCollaboratorsResource.create, { board_id: secret.id, user_ids: [mei.userId] });
    await server.settle();
    expect(await told(mei)).toEqual(['board_invite Lena Fjeld 1 Hallway', 'comment Lena Fjeld 1 Lovely']);
    await mei.data(BoardCollaboratorsResource.update, { board_id: secret.id, action: 'accept' });
    expect(await told(lena)).toEqual([
      'board_join Mei Tan 1 Hallway',
      'reaction Mei Tan 1 Lovely',
      'board_follow Mei Tan 1 Jugs',
      'follow Mei Tan 1 ',
    ]);
    expect(await told(lena, 'boards')).toEqual(['board_join Mei Tan 1 Hallway', 'board_follow Mei Tan 1 Jugs']);
    expect(await told(lena, 'people')).toEqual(['follow Mei Tan 1 ']);
    expect(await told(lena, 'comments')).toEqual(['reaction Mei Tan 1 Lovely']);
  });

  it('tells who pinned of reactions to the pin, together, and of none that was taken back', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await lena.data(ReactionsResource.create, { pin_id: pin.id, reaction_type: 1 });
    await mei.data(ReactionsResource.create, { pin_id: pin.id, reaction_type: 1 });
    await sam.data(ReactionsResource.create, { pin_id: pin.id, reaction_type: 13 });
    await mei.data(ReactionsResource.create, { pin_id: pin.id, reaction_type: 7 });
    expect(await told(lena, 'pins')).toEqual(['pin_reaction Sam 2 Blue jug']);
    await sam.data(ReactionsResource.delete, { pin_id: pin.id });
    expect(await told(lena)).toEqual(['pin_reaction Mei Tan 1 Blue jug']);
  });

  it('asks no more once an invite was answered, also where its person asks to join later', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const board = await makeBoard(lena, 'Jugs');
    await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.userId] });
    await server.settle();
    expect(await told(mei)).toEqual(['board_invite Lena Fjeld 1 Jugs']);
    await mei.data(BoardCollaboratorsResource.update, { board_id: board.id, action: 'deny' });
    expect(await told(mei)).toEqual([]);
    await mei.data(BoardCollaboratorsResource.create, { board_id: board.id, action: 'request' });
    expect(await told(mei)).toEqual([]);
  });

  it('tells who made a pin that somebody tried it', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'To knit')).id, { title: 'Yoke pattern' });
    await mei.data(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Warm at last', user_did_it: true });
    expect(await told(lena, 'comments')).toEqual(['tried_it Mei Tan 1 Warm at last']);
  });

  it('counts what is new until it is read, and what comes after that', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await unseen(lena)).toBe(1);
    const [news] = await newsOf(lena);
    expect(await lena.data(NewsHubResource.update, { read_until: news!.at })).toMatchObject({ news_unseen_count: 0 });
    expect((await newsOf(lena))[0]!.is_read).toBe(true);
    await sam.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await told(lena)).toEqual(['follow Sam 2 ']);
    expect(await unseen(lena)).toBe(1);
    await lena.data(NewsHubResource.update, { read_until: '1' });
    expect(await unseen(lena)).toBe(1);
    await lena.data(NewsHubResource.update, { read_until: '8999999999999999999' });
    expect(await unseen(lena)).toBe(0);
    const yuki = await person('Yuki');
    await yuki.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await unseen(lena)).toBe(1);
  });

  it('shows nothing of what has gone, is hidden, or comes from people who are kept apart or muted', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const board = await makeBoard(lena, 'Jugs');
    const pin = await makePin(server, lena, board.id, { title: 'Blue jug' });
    const said = await say(mei, pin.id, 'Lovely');
    await save(sam, pin.id);
    expect(await told(lena)).toHaveLength(2);
    await mei.data(AggregatedCommentResource.delete, { id: said.id });
    expect(await told(lena)).toEqual(['save Sam 1 Blue jug']);
    await lena.data(UserBlockResource.create, { user_id: sam.userId });
    expect([await told(lena), await unseen(lena)]).toEqual([[], 0]);
    await lena.data(UserBlockResource.delete, { user_id: sam.userId });
    expect(await told(lena)).toHaveLength(1);
    await lena.data(PinResource.delete, { id: pin.id });
    expect(await told(lena)).toEqual([]);
    await lena.data(UserMuteResource.create, { user_id: sam.userId });
    await sam.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await told(lena)).toEqual([]);
  });

  it('tells of nothing that was taken back, and of it again where it is done again', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const board = await makeBoard(lena, 'Jugs');
    const pin = await makePin(server, lena, board.id, { title: 'Blue jug' });
    const { id } = await say(lena, pin.id, 'Mine');
    for (const one of [mei, sam]) await one.data(UserFollowResource.create, { user_id: lena.userId });
    await mei.data(BoardFollowResource.create, { board_id: board.id });
    await mei.data(reactToComment, { id, reaction_type: 5 });
    const saved = await save(mei, pin.id);
    await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.userId] });
    await mei.data(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    const all = ['board_follow Mei Tan 1 Jugs', 'board_join Mei Tan 1 Jugs', 'reaction Mei Tan 1 Mine', 'save Mei Tan 1 Blue jug'];
    expect((await told(lena)).toSorted()).toEqual([...all, 'follow Sam 2 '].toSorted());
    await mei.data(UserFollowResource.delete, { user_id: lena.userId });
    expect((await told(lena)).toSorted()).toEqual([...all, 'follow Sam 1 '].toSorted());
    await sam.data(UserFollowResource.delete, { user_id: lena.userId });
    await mei.data(BoardFollowResource.delete, { board_id: board.id });
    await mei.data(unreactToComment, { id });
    await mei.data(PinResource.delete, { id: saved.id });
    await lena.data(BoardCollaboratorsResource.delete, { board_id: board.id, user_id: mei.userId });
    expect([await told(lena), await unseen(lena)]).toEqual([[], 0]);
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await told(lena)).toEqual(['follow Mei Tan 1 ']);
  });

  it('tells once, though an event comes twice', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    const before = await newsOf(lena);
    const payload = { userId: mei.userId, followedId: lena.userId };
    const event = { id: '1', type: 'user.followed', payload, createdAt: new Date(before[0]!.created_at) };
    await newsListener(server.core).handle([event, { ...event, id: '2' }]);
    expect(await newsOf(lena)).toEqual(before);
  });

  it('pages to the end, at one statement a page besides the session’s, and one more for what is unread', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const board = await makeBoard(lena, 'Jugs');
    for (const title of ['A', 'B', 'C', 'D', 'E']) await save(mei, (await makePin(server, lena, board.id, { title })).id);
    await server.settle();
    const seen: string[] = [];
    let bookmark: string | null | undefined;
    do {
      const options = { page_size: 2, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
      const { result, statements } = await countStatements(() => lena.envelope(NewsHubResource.get, options));
      expect(statements).toBeLessThanOrEqual(bookmark === undefined ? 3 : 2);
      seen.push(...result.resource_response.data!.map(({ title }) => title));
      bookmark = result.resource_response.bookmark;
    } while (bookmark && bookmark !== '-end-');
    expect(seen).toEqual(['E', 'D', 'C', 'B', 'A']);
  });

  it('say with their first page how much of each filter is unread, as the list shows it', async () => {
    const [lena, mei, sam] = [await person('Lena Fjeld'), await person('Mei Tan'), await person('Sam')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    for (const one of [mei, sam]) await say(one, pin.id, 'Lovely');
    await say(sam, pin.id, 'What glaze is it?');
    await save(mei, pin.id);
    await sam.data(UserFollowResource.create, { user_id: lena.userId });
    await server.settle();
    const unread = async (options = {}) => (await lena.envelope(NewsHubResource.get, options)).auxData['unread'];
    expect(await unread({ filter: 'people' })).toEqual({ read_until: '0', counts: { comments: 1, people: 1, pins: 1 } });
    await lena.data(UserBlockResource.create, { user_id: sam.userId });
    await lena.data(changeNewsSettings, { options: [{ id: 'save', value: false }] });
    expect(await unread()).toEqual({ read_until: '0', counts: { comments: 1 } });
    const [newest] = await newsOf(lena);
    await lena.data(NewsHubResource.update, { read_until: newest!.at });
    expect(await unread()).toEqual({ read_until: newest!.at, counts: {} });
  });

  it('shows no kind that its person switched off, and does not count it', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id, { title: 'Blue jug' });
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await save(mei, pin.id);
    await lena.data(changeNewsSettings, { options: [{ id: 'save', value: false }] });
    expect([await told(lena), await unseen(lena)]).toEqual([['follow Mei Tan 1 '], 1]);
    await lena.data(changeNewsSettings, { options: [{ id: 'save', value: true }] });
    expect([(await told(lena)).length, await unseen(lena)]).toEqual([2, 2]);
  });

  it('are for their person alone', async () => {
    await expect(server.stranger().data(NewsHubResource.get, {})).rejects.toThrow('not_signed_in');
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    expect(await told(mei)).toEqual([]);
  });

  it('go after 90 days', async () => {
    const [lena, mei] = [await person('Lena Fjeld'), await person('Mei Tan')];
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await server.settle();
    await sql`UPDATE news SET day = now()::date - 91 WHERE user_id = ${lena.userId}`.execute(server.core.db);
    await deleteOldNews(server.core.db);
    expect(await told(lena)).toEqual([]);
  });
});
