import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardNoteResource, BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { BoardCollaboratorsResource, BoardInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardFeedResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';

describe('keeping a board together', () => {
  let server: TestServer;
  let tomas: TestPerson;
  let mei: TestPerson;
  let oskar: TestPerson;
  let secret: string;
  let open: string;
  beforeAll(async () => {
    server = await createTestServer();
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    mei = await server.person('mei_tan', 'Mei Tan');
    oskar = await server.person('oskar_lind', 'Oskar Lind');
  });
  let made = 0;
  beforeEach(async () => {
    made += 1;
    await server.core.db.deleteFrom('invite_denials').execute();
    secret = (await makeBoard(tomas, `Hallway ${made}`, { privacy: 'secret' })).id;
    open = (await makeBoard(tomas, `Bicycles ${made}`)).id;
  });
  afterAll(() => server.close());

  const ask = (by: TestCaller, board_id: string, people: readonly TestPerson[], note?: string) =>
    by.data(BoardCollaboratorsResource.create, { board_id, user_ids: people.map(({ userId }) => userId), note });
  const request = (by: TestCaller, board_id: string, note?: string) =>
    by.data(BoardCollaboratorsResource.create, { board_id, action: 'request', note });
  const answer = (by: TestCaller, board_id: string, action: 'accept' | 'deny' | 'leave', of?: TestPerson) =>
    by.data(BoardCollaboratorsResource.update, { board_id, action, user_id: of?.userId });
  const remove = (by: TestCaller, board_id: string, who: TestPerson) =>
    by.data(BoardCollaboratorsResource.delete, { board_id, user_id: who.userId });
  const peopleOf = async (by: TestCaller, board_id: string) =>
    (await by.data(BoardCollaboratorsResource.get, { board_id })).map(({ user, status }) => `${user.username} ${status}`);
  const boardFor = (by: TestCaller, board_id: string) => by.data(BoardResource.get, { board_id });
  const invitesOf = async (by: TestCaller) => (await by.data(BoardInvitesResource.get, {})).map(({ board_name }) => board_name);

  it('begins with an invite, which tells of a secret board before it is seen, and opens it once it is taken', async () => {
    expect(await ask(tomas, secret, [mei], '  It is our wall. ')).toMatchObject([
      { user: { username: 'mei_tan' }, invited_by_user: { username: 'tomas_ibarra' }, status: 'new', note: 'It is our wall.', access: [] },
    ]);
    await expect(boardFor(mei, secret)).rejects.toThrow('board_not_found');
    expect(await mei.data(BoardInvitesResource.get, {})).toMatchObject([
      { board_id: secret, board_name: 'Hallway 1', board_url: '/tomas_ibarra/hallway-1/', invited_by_user: { username: 'tomas_ibarra' } },
    ]);
    expect(await answer(mei, secret, 'accept')).toMatchObject({ status: 'accepted', access: ['write', 'delete'] });
    expect(await boardFor(mei, secret)).toMatchObject({
      collaborated_by_me: true,
      collaborator_count: 1,
      access: ['write', 'delete'],
      viewer_is_invited: false,
    });
    expect(await invitesOf(mei)).toEqual([]);
    await makePin(server, mei, secret, { title: 'Hooks' });
    expect((await tomas.data(BoardFeedResource.get, { board_id: secret })).map(({ title }) => title)).toEqual(['Hooks']);
  });

  it('names who added each pin, to its people and to everybody else who sees it', async () => {
    const { id } = await makeBoard(tomas, 'Shared hallway');
    await ask(tomas, id, [mei]);
    await answer(mei, id, 'accept');
    await makePin(server, tomas, id, { title: 'Terrazzo' });
    await makePin(server, mei, id, { title: 'Hooks' });
    for (const caller of [tomas, mei, server.stranger()]) {
      const pins = await caller.data(BoardFeedResource.get, { board_id: id });
      expect(pins.map(({ title, pinner }) => [title, pinner.username])).toEqual([
        ['Hooks', 'mei_tan'],
        ['Terrazzo', 'tomas_ibarra'],
      ]);
    }
  });

  it('asks nobody twice, and takes an answer once', async () => {
    await ask(tomas, secret, [mei, mei, oskar]);
    expect(await ask(tomas, secret, [mei])).toHaveLength(2);
    await answer(mei, secret, 'accept');
    await expect(answer(mei, secret, 'accept')).rejects.toThrow('not_found');
    await expect(answer(mei, secret, 'deny')).rejects.toThrow('not_found');
    await ask(tomas, secret, [mei]);
    expect(await peopleOf(tomas, secret)).toEqual(['mei_tan accepted', 'oskar_lind new']);
    const both = await Promise.allSettled([
      answer(oskar, secret, 'accept'),
      answer(oskar, secret, 'accept'),
      answer(oskar, secret, 'deny'),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('ends for whom it was not meant: an invite is denied or taken back, and leaves nothing', async () => {
    await ask(tomas, secret, [mei, oskar]);
    expect(await answer(mei, secret, 'deny')).toMatchObject({ status: 'not_invited', user: { username: 'mei_tan' } });
    expect(await remove(tomas, secret, oskar)).toMatchObject({ status: 'not_invited' });
    expect(await peopleOf(tomas, secret)).toEqual([]);
    await expect(answer(oskar, secret, 'accept')).rejects.toThrow('not_found');
  });

  it('is not taken back from somebody who joined meanwhile', async () => {
    await ask(tomas, secret, [mei]);
    await answer(mei, secret, 'accept');
    const input = { board_id: secret, user_id: mei.userId, only_invite: true };
    await expect(tomas.data(BoardCollaboratorsResource.delete, input)).rejects.toThrow('conflict');
    expect(await peopleOf(tomas, secret)).toEqual(['mei_tan accepted']);
    await ask(tomas, secret, [oskar]);
    await tomas.data(BoardCollaboratorsResource.delete, { ...input, user_id: oskar.userId });
    expect(await peopleOf(tomas, secret)).toEqual(['mei_tan accepted']);
  });

  it('is asked for by whoever sees the board, and its owner lets them in or not', async () => {
    expect(await request(oskar, open, 'It is my bicycle.')).toMatchObject([{ is_request: true, status: 'new', note: 'It is my bicycle.' }]);
    await request(mei, open);
    expect(await boardFor(oskar, open)).toMatchObject({ viewer_collaborator_join_requested: true, join_request_count: 0 });
    expect((await boardFor(tomas, open)).join_request_count).toBe(2);
    await expect(answer(oskar, open, 'accept')).rejects.toThrow('not_found');
    await expect(answer(mei, open, 'accept', oskar)).rejects.toThrow('forbidden');
    expect(await answer(tomas, open, 'accept', oskar)).toMatchObject({ status: 'accepted', is_request: false });
    expect(await answer(tomas, open, 'deny', mei)).toMatchObject({ status: 'not_invited' });
    expect(await peopleOf(server.stranger(), open)).toEqual(['oskar_lind accepted']);
    await expect(request(oskar, open)).rejects.toThrow('forbidden');
    await expect(request(tomas, open)).rejects.toThrow('forbidden');
    await expect(request(mei, secret)).rejects.toThrow('board_not_found');
  });

  it('is agreed on when both ask at the same time', async () => {
    await request(mei, open);
    await ask(tomas, open, [mei]);
    expect(await peopleOf(tomas, open)).toEqual(['mei_tan accepted']);
    await ask(tomas, open, [oskar]);
    await request(oskar, open);
    expect(await peopleOf(tomas, open)).toEqual(['mei_tan accepted', 'oskar_lind accepted']);
  });

  it('is left by anybody but the owner, whose board it stays', async () => {
    await ask(tomas, secret, [mei, oskar]);
    await answer(mei, secret, 'accept');
    await answer(oskar, secret, 'accept');
    await makePin(server, mei, secret, { title: 'Hooks' });
    expect(await answer(mei, secret, 'leave')).toMatchObject({ status: 'not_invited' });
    expect(await remove(tomas, secret, oskar)).toMatchObject({ status: 'not_invited' });
    await expect(boardFor(mei, secret)).rejects.toThrow('board_not_found');
    expect(await boardFor(tomas, secret)).toMatchObject({ collaborator_count: 0, pin_count: 1 });
    await expect(answer(tomas, secret, 'leave')).rejects.toThrow('not_found');
  });

  it('is the owner’s alone to give, and shows who waits to the people of the board alone', async () => {
    await ask(tomas, open, [mei]);
    await answer(mei, open, 'accept');
    await ask(tomas, open, [oskar]);
    await expect(ask(mei, open, [oskar])).rejects.toThrow('forbidden');
    await expect(remove(mei, open, oskar)).rejects.toThrow('forbidden');
    expect(await peopleOf(mei, open)).toEqual(['mei_tan accepted', 'oskar_lind new']);
    expect(await peopleOf(oskar, open)).toEqual(['mei_tan accepted', 'oskar_lind new']);
    expect(await peopleOf(server.stranger(), open)).toEqual(['mei_tan accepted']);
    await expect(peopleOf(oskar, secret)).rejects.toThrow('board_not_found');
  });

  it('asks nobody who does not want to be asked, whom a block keeps apart, or oneself', async () => {
    const [sam, elif] = [await server.person('sam_doyle', 'Sam Doyle'), await server.person('elif_kaya', 'Elif Kaya')];
    await sam.data(UserSettingsResource.update, { board_invites_from: 'nobody' });
    await elif.data(UserBlockResource.create, { user_id: tomas.userId });
    expect(await ask(tomas, secret, [sam, elif, tomas])).toEqual([]);
    await expect(ask(tomas, secret, [])).rejects.toThrow('bad_input');
  });

  it('ends with a block, from both sides', async () => {
    const jonas = await server.person('jonas_weiss', 'Jonas Weiss');
    await ask(tomas, secret, [jonas]);
    await answer(jonas, secret, 'accept');
    await ask(tomas, open, [jonas]);
    await jonas.data(UserBlockResource.create, { user_id: tomas.userId });
    await server.settle();
    expect([await peopleOf(tomas, secret), await peopleOf(tomas, open), await invitesOf(jonas)]).toEqual([[], [], []]);
    await jonas.data(UserBlockResource.delete, { user_id: tomas.userId });
    expect((await boardFor(tomas, secret)).collaborator_count).toBe(0);
  });

  it('shows two collaborators nothing of each other once one blocks the other, on the board, its card and its list', async () => {
    const [jonas, yuki] = [await server.person('jonas_1', 'Jonas'), await server.person('yuki_1', 'Yuki')];
    const { id } = await makeBoard(tomas, 'Shared shelf');
    await ask(tomas, id, [jonas, yuki]);
    for (const one of [jonas, yuki]) await answer(one, id, 'accept');
    await yuki.data(UserBlockResource.create, { user_id: jonas.userId });
    const seenBy = async (who: TestCaller) => {
      const { collaborating_users, collaborator_count } = await boardFor(who, id);
      return [collaborating_users.map(({ fullName }) => fullName), collaborator_count, await peopleOf(who, id)];
    };
    expect(await seenBy(jonas)).toEqual([['Jonas'], 1, ['jonas_1 accepted']]);
    expect(await seenBy(yuki)).toEqual([['Yuki'], 1, ['yuki_1 accepted']]);
    expect(await seenBy(tomas)).toEqual([['Jonas', 'Yuki'], 2, ['jonas_1 accepted', 'yuki_1 accepted']]);
    const [card] = (await jonas.data(BoardsResource.get, { username: 'tomas_ibarra' })).filter((board) => board.id === id);
    expect(card?.collaborator_count).toBe(1);
  });

  it('goes with who leaves, and with the board', async () => {
    const yuki = await server.person('yuki_mori', 'Yuki Mori');
    await ask(tomas, secret, [yuki, mei]);
    await answer(yuki, secret, 'accept');
    await eraseAccount(server.core, yuki.userId);
    expect(await peopleOf(tomas, secret)).toEqual(['mei_tan new']);
    await tomas.data(BoardResource.delete, { board_id: secret });
    expect(await invitesOf(mei)).toEqual([]);
    await expect(answer(mei, secret, 'accept')).rejects.toThrow('not_found');
  });

  it('has a hundred people at most, and twenty asked at once', async () => {
    const status = async (people: number) => {
      const user_ids = Array.from({ length: people }, (_, at) => String(at + 1));
      return (await tomas.envelope(BoardCollaboratorsResource.create, { board_id: secret, user_ids })).resource_response.http_status;
    };
    expect([await status(20), await status(21)]).toEqual([200, 400]);
    await server.core.db
      .insertInto('board_invites')
      .columns(['board_id', 'user_id'])
      .expression((query) =>
        query
          .selectFrom('users')
          .select([query.val(secret).as('board_id'), 'id'])
          .where('id', '=', oskar.userId),
      )
      .execute();
    const extra = await Promise.all(Array.from({ length: 99 }, (_, at) => server.person(`guest_${at}`)));
    for (let at = 0; at < 80; at += 20) await ask(tomas, secret, extra.slice(at, at + 20));
    await expect(ask(tomas, secret, extra.slice(80, 100).concat(mei))).rejects.toThrow('conflict');
  });

  it('lists invites page by page at one statement a page besides the session’s', async () => {
    const priya = await server.person('priya_nair', 'Priya Nair');
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
    for (const name of names) await ask(tomas, (await makeBoard(tomas, name)).id, [priya]);
    const seen: string[] = [];
    let bookmark: string | null | undefined;
    do {
      const { result, statements } = await countStatements(() =>
        priya.envelope(BoardInvitesResource.get, { page_size: 2, ...(bookmark ? { bookmarks: [bookmark] } : {}) }),
      );
      // The session's, where it is not known from a moment ago.
      expect(statements).toBeLessThanOrEqual(2);
      seen.push(...result.resource_response.data!.map(({ board_name }) => board_name));
      bookmark = result.resource_response.bookmark;
    } while (bookmark && bookmark !== '-end-');
    expect(seen).toEqual(names.toReversed());
  });

  it('lets somebody do what its owner says: look and comment, add and edit, or that and ask others', async () => {
    const priya = await server.person(`priya_${made}`);
    const permit = (by: TestCaller, who: TestPerson, permissions: 'comment' | 'edit' | 'invite') =>
      by.data(BoardCollaboratorsResource.update, { board_id: secret, user_id: who.userId, permissions });
    const add = () => makePin(server, mei, secret, { title: 'Mine' });
    const input = { board_id: secret, user_ids: [mei.userId], permissions: 'comment' as const };
    expect(await tomas.data(BoardCollaboratorsResource.create, input)).toMatchObject([{ permissions: 'comment', access: [] }]);
    expect(await answer(mei, secret, 'accept')).toMatchObject({ permissions: 'comment', access: ['comment'] });
    expect(await boardFor(mei, secret)).toMatchObject({
      access: ['comment'],
      collaboratorPermissions: ['comment'],
      collaboratedByMe: true,
    });
    await expect(add()).rejects.toThrow('forbidden');
    await expect(mei.data(BoardSectionResource.create, { board_id: secret, title: 'Mine' })).rejects.toThrow('forbidden');
    await expect(ask(mei, secret, [priya])).rejects.toThrow('forbidden');
    await mei.data(AggregatedCommentResource.create, { board_id: secret, text: 'Lovely' });
    expect(await mei.data(BoardNotesResource.get, { board_id: secret })).toEqual([]);
    await expect(mei.data(BoardNoteResource.create, { board_id: secret, is_to_do: false, text: 'Hooks' })).rejects.toThrow('forbidden');
    const pickable = async () => (await mei.data(BoardPickerBoardsResource.get, { page_size: 250 })).map(({ board }) => board.id);
    expect(await pickable()).not.toContain(secret);
    await expect(permit(mei, mei, 'invite')).rejects.toThrow('forbidden');

    expect(await permit(tomas, mei, 'edit')).toMatchObject({ permissions: 'edit', access: ['write', 'delete'] });
    expect((await add()).id).toBeTruthy();
    expect(await pickable()).toContain(secret);
    await expect(ask(mei, secret, [priya])).rejects.toThrow('forbidden');

    await permit(tomas, mei, 'invite');
    expect((await boardFor(mei, secret)).access).toEqual(['write', 'delete', 'invite']);
    const further = { board_id: secret, user_ids: [priya.userId] };
    await expect(mei.data(BoardCollaboratorsResource.create, { ...further, permissions: 'invite' })).rejects.toThrow('forbidden');
    await tomas.data(UserBlockResource.create, { user_id: oskar.userId });
    await ask(mei, secret, [priya, tomas, oskar]);
    await tomas.data(UserBlockResource.delete, { user_id: oskar.userId });
    expect((await peopleOf(tomas, secret)).toSorted()).toEqual(['mei_tan accepted', `priya_${made} new`]);
    expect(await answer(priya, secret, 'accept')).toMatchObject({ permissions: 'edit' });
    await expect(remove(mei, secret, priya)).rejects.toThrow('forbidden');
    await permit(tomas, mei, 'comment');
    await expect(add()).rejects.toThrow('forbidden');
    await expect(permit(tomas, oskar, 'edit')).rejects.toThrow('not_found');
  });
});
