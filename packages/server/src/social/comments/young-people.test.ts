import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { AggregatedCommentResource, MentionSuggestionsResource } from '@bowerbird/contract/social/comments/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { openNews, type NewsCast } from '../news/testing/news-cast.ts';

describe('what people say to somebody under 16', () => {
  let cast: NewsCast;
  beforeAll(async () => {
    cast = await openNews();
  });
  afterAll(() => cast.server.close());

  /** Somebody of 14 years, somebody whom they do not follow, and a pin of that one. */
  const two = async () => {
    const [ines, omar] = [await cast.person('Ines'), await cast.person('Omar')];
    await sql`UPDATE users SET birthday = (now() - interval '14 years')::date WHERE id = ${ines.userId}`.execute(cast.server.core.db);
    return { ines, omar, pin: await pinOf(omar) };
  };
  const pinOf = async (who: TestPerson) => (await makePin(cast.server, who, (await makeBoard(who, 'Jugs')).id, { title: 'Blue jug' })).id;
  const nameOf = async (who: TestPerson) =>
    (await cast.server.core.db.selectFrom('users').select('username').where('id', '=', who.userId).executeTakeFirstOrThrow()).username;

  it('names nobody and tells nothing, on a pin or on a board, where they do not follow who says it', async () => {
    const { ines, omar, pin } = await two();
    const name = await nameOf(ines);
    const made = await cast.say(omar, pin, `Come here @${name}`);
    expect([made.text, made.tags]).toEqual([`Come here @${name}`, []]);
    const board = await makeBoard(omar, 'Hallway');
    const onBoard = await omar.data(AggregatedCommentResource.create, { board_id: board.id, text: `And here @${name}` });
    const chosen = { text: 'Here, too, @Ines', tags: [{ id: ines.userId, start: 11, length: 5 }] };
    const changed = await omar.data(AggregatedCommentResource.update, { commentId: onBoard.id, force: 'true', ...chosen });
    expect([onBoard.tags, changed.tags]).toEqual([[], []]);
    expect(await omar.data(MentionSuggestionsResource.get, { pin_id: pin, term: name })).toEqual([]);
    expect([await cast.told(ines), await cast.unseen(ines)]).toEqual([[], 0]);
  });

  it('names them in the description of no board of such a person', async () => {
    const { ines, omar } = await two();
    const { id } = await makeBoard(omar, 'Hallway', { description: `For @${await nameOf(ines)}` });
    const names = async () => (await omar.data(BoardResource.get, { board_id: id })).named_people;
    expect(await names()).toEqual([]);
    await ines.data(UserFollowResource.create, { user_id: omar.userId });
    expect(await names()).toHaveLength(1);
  });

  it('answers them without news, also where it was told before the rule or before they followed no more', async () => {
    const { ines, omar, pin } = await two();
    const { id: thread } = await cast.say(ines, pin, 'Lovely');
    await cast.say(omar, pin, 'Come here', thread);
    expect([await cast.told(ines), await cast.unseen(ines)]).toEqual([[], 0]);
    await ines.data(UserFollowResource.create, { user_id: omar.userId });
    await cast.say(omar, pin, `For @${await nameOf(ines)}`);
    await cast.say(omar, pin, 'Thank you', thread);
    expect(await cast.told(ines)).toEqual(['reply Omar 1 Thank you', expect.stringContaining('mention Omar 1')]);
    await ines.data(UserFollowResource.delete, { user_id: omar.userId });
    expect([await cast.told(ines), await cast.unseen(ines)]).toEqual([[], 0]);
  });

  it('comes to them where it is said of their own pin, on which they say who may comment', async () => {
    const { ines, omar } = await two();
    await cast.say(omar, await pinOf(ines), `@${await nameOf(ines)} lovely`);
    expect(await cast.told(ines)).toEqual([expect.stringContaining('comment Omar 1')]);
  });
});
