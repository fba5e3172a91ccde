import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource, BoardLinkResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardFeedResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { queueBehindBoard } from '../../testing/queue-behind-board.ts';
import { joinBoard, makeBoard, makePin } from '../testing/pinning-cast.ts';

describe('giving a board away', () => {
  let server: TestServer;
  let tomas: TestPerson;
  let mei: TestPerson;
  let oskar: TestPerson;
  let boardId: string;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    mei = await server.person('mei_tan', 'Mei Tan');
    oskar = await server.person('oskar_lind', 'Oskar Lind');
  });
  beforeEach(async () => {
    made += 1;
    boardId = (await makeBoard(tomas, `Hallway ${made}`)).id;
    await join(mei);
  });
  afterAll(() => server.close());

  const join = (who: TestPerson) => joinBoard(tomas, who, boardId);
  const offer = (by: TestCaller, to?: TestPerson) =>
    by.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'transfer', user_id: to?.userId });
  const act = (by: TestCaller, action: 'cancel_transfer' | 'accept_transfer' | 'decline_transfer') =>
    by.data(BoardCollaboratorsResource.update, { board_id: boardId, action });
  const board = (by: TestCaller) => by.data(BoardResource.get, { board_id: boardId });
  const pending = async (by: TestCaller) => (await board(by)).pending_ownership_transfer;
  const countsOf = async ({ userId }: TestPerson) =>
    server.core.db
      .selectFrom('user_counters')
      .select(['boards_public', 'boards_secret', 'pins_all', 'pins_public'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  it('waits for the answer of whom it is offered to, which the two alone see', async () => {
    await join(oskar);
    expect(await offer(tomas, mei)).toMatchObject({ user: { username: 'mei_tan' }, status: 'accepted' });
    expect(await Promise.all([tomas, mei, oskar, server.stranger()].map(pending))).toEqual([mei.userId, mei.userId, null, null]);
    await server.settle();
    const news = await mei.data(NewsHubResource.get, { filter: 'boards' });
    expect(news.map(({ kind }) => kind)).toContain('board_offer');
    await expect(act(oskar, 'accept_transfer')).rejects.toThrow('not_found');
    await act(mei, 'decline_transfer');
    expect(await pending(tomas)).toBeNull();
    await expect(act(mei, 'accept_transfer')).rejects.toThrow('not_found');
    await offer(tomas, mei);
    await offer(tomas, oskar);
    expect(await pending(tomas)).toBe(oskar.userId);
    await act(tomas, 'cancel_transfer');
    await expect(act(oskar, 'accept_transfer')).rejects.toThrow('not_found');
    await expect(act(tomas, 'cancel_transfer')).rejects.toThrow('not_found');
  });

  const lastActs: readonly [string, () => Promise<unknown>][] = [
    ['offers it to somebody else', () => offer(tomas, oskar)],
    ['asks for it back', () => offer(tomas, tomas)],
    ['makes a link of it', () => tomas.data(BoardLinkResource.create, { board_id: boardId })],
    ['asks somebody to it', () => tomas.data(BoardCollaboratorsResource.create, { board_id: boardId, user_ids: [oskar.userId] })],
    ['renames it', () => tomas.data(BoardResource.update, { board_id: boardId, name: 'Mine for good' })],
    ['makes it public', () => tomas.data(BoardResource.update, { board_id: boardId, privacy: 'public' })],
    ['deletes it', () => tomas.data(BoardResource.delete, { board_id: boardId })],
  ];
  it.each(lastActs)('is safe from its former owner, who at the same moment %s', async (_act, call) => {
    await offer(tomas, mei);
    await server.settle();
    const [accepted, late] = await queueBehindBoard(server.core.db, boardId, [() => act(mei, 'accept_transfer'), call]);
    expect(accepted).toMatchObject({ status: 'fulfilled' });
    expect(late).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/forbidden/) } });
    expect((await board(mei)).access).toContain('settings');
    expect(await pending(mei)).toBeNull();
  });

  it('turns owner and collaborator around, with sections, followers, pins and counts as they were', async () => {
    const section = await tomas.data(BoardSectionResource.create, { board_id: boardId, title: 'Hooks' });
    await makePin(server, tomas, boardId, { title: 'Brass', section: section.id });
    await makePin(server, mei, boardId, { title: 'Oak' });
    await oskar.data(BoardFollowResource.create, { board_id: boardId });
    await mei.data(BoardFollowResource.create, { board_id: boardId });
    await server.settle();
    const [tomasBefore, meiBefore] = [await countsOf(tomas), await countsOf(mei)];
    const { url } = await board(tomas);
    await offer(tomas, mei);
    expect(await act(mei, 'accept_transfer')).toMatchObject({ user: { username: 'tomas_ibarra' }, status: 'accepted' });
    await server.settle();
    expect(await board(mei)).toMatchObject({
      owner: { username: 'mei_tan' },
      access: ['write', 'delete', 'invite', 'settings'],
      collaborator_count: 1,
      pin_count: 2,
      followerCount: 1,
      section_count: 1,
      pending_ownership_transfer: null,
      url: url.replace('tomas_ibarra', 'mei_tan'),
    });
    expect(await board(tomas)).toMatchObject({ access: ['write', 'delete'], collaborated_by_me: true });
    expect((await tomas.data(BoardResource.get, { username: 'tomas_ibarra', slug: url.split('/')[2]! })).id).toBe(boardId);
    expect((await mei.data(BoardSectionsResource.get, { board_id: boardId })).map(({ title }) => title)).toEqual(['Hooks']);
    expect((await mei.data(BoardFeedResource.get, { board_id: boardId })).map(({ title }) => title)).toEqual(['Oak']);
    expect(await countsOf(tomas)).toEqual({ ...tomasBefore, boards_public: tomasBefore.boards_public - 1 });
    expect(await countsOf(mei)).toEqual({ ...meiBefore, boards_public: meiBefore.boards_public + 1 });
    await expect(offer(tomas, mei)).rejects.toThrow('forbidden');
  });

  it('leaves the counts right when the board goes after everybody else left it, and when it comes back', async () => {
    await makePin(server, tomas, boardId);
    await makePin(server, mei, boardId);
    await offer(tomas, mei);
    await act(mei, 'accept_transfer');
    await tomas.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'leave' });
    const before = [await countsOf(tomas), await countsOf(mei)];
    await mei.data(BoardResource.delete, { board_id: boardId });
    expect((await countsOf(tomas)).pins_all).toBe(before[0]!.pins_all - 1);
    expect((await countsOf(mei)).pins_all).toBe(before[1]!.pins_all - 1);
    await mei.data(BoardResource.update, { board_id: boardId, restore: true });
    expect([await countsOf(tomas), await countsOf(mei)]).toEqual(before);
  });

  it('keeps a secret board secret, and gives a taken name a number', async () => {
    const before = await countsOf(mei);
    await tomas.data(BoardResource.update, { board_id: boardId, privacy: 'secret' });
    await makeBoard(mei, `hallway ${made}`);
    await offer(tomas, mei);
    await act(mei, 'accept_transfer');
    expect(await board(mei)).toMatchObject({ privacy: 'secret', name: `Hallway ${made} 2`, slug: `hallway-${made}-2` });
    expect((await countsOf(mei)).boards_secret).toBe(before.boards_secret + 1);
    await expect(board(server.stranger())).rejects.toThrow('board_not_found');
    expect((await board(tomas)).access).toEqual(['write', 'delete']);
  });

  it('is for the owner to offer, and to those who keep the board alone', async () => {
    await expect(offer(mei, mei)).rejects.toThrow('forbidden');
    await expect(offer(tomas)).rejects.toThrow('bad_input');
    await expect(offer(tomas, oskar)).rejects.toThrow('not_found');
    await tomas.data(BoardCollaboratorsResource.create, { board_id: boardId, user_ids: [oskar.userId] });
    await expect(offer(tomas, oskar)).rejects.toThrow('forbidden');
    await expect(offer(tomas, tomas)).rejects.toThrow('not_found');
    await expect(act(oskar, 'cancel_transfer')).rejects.toThrow('forbidden');
    expect(await pending(tomas)).toBeNull();
  });

  it('ends when whom it is offered to leaves, is taken off, is blocked or goes', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    await offer(tomas, mei);
    await mei.data(BoardCollaboratorsResource.update, { board_id: boardId, action: 'leave' });
    expect(await pending(tomas)).toBeNull();
    await join(mei);
    await offer(tomas, mei);
    await tomas.data(BoardCollaboratorsResource.delete, { board_id: boardId, user_id: mei.userId });
    await expect(act(mei, 'accept_transfer')).rejects.toThrow('not_found');
    await join(oskar);
    await offer(tomas, oskar);
    await oskar.data(UserBlockResource.create, { user_id: tomas.userId });
    await server.settle();
    expect(await pending(tomas)).toBeNull();
    await oskar.data(UserBlockResource.delete, { user_id: tomas.userId });
    await join(lena);
    await offer(tomas, lena);
    await eraseAccount(server.core, lena.userId);
    expect(await pending(tomas)).toBeNull();
  });

  it('happens once, however many answer at the same time', async () => {
    await offer(tomas, mei);
    const all = await Promise.allSettled([
      act(mei, 'accept_transfer'),
      act(mei, 'accept_transfer'),
      act(mei, 'decline_transfer'),
      act(tomas, 'cancel_transfer'),
    ]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await board(tomas)).collaborator_count).toBe(1);
  });
});
