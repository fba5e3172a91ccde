import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('reactions to a pin', () => {
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

  const pinned = async (title: string) => (await makePin(server, lena, boardId, { title })).id;
  const read = (caller: TestCaller, id: string) => caller.data(PinResource.get, { id });
  const react = (caller: TestCaller, pin_id: string, reaction_type: ReactionType) =>
    caller.data(ReactionsResource.create, { pin_id, reaction_type });
  const unreact = (caller: TestCaller, pin_id: string) => caller.data(ReactionsResource.delete, { pin_id });
  const list = (caller: TestCaller, pin_id: string, page_size = 25) => caller.data(ReactionsResource.get, { pin_id, page_size });

  it('are counted by kind, one a person, and stand on the pin with what the viewer gave', async () => {
    const id = await pinned('Blue jug');
    await react(mei, id, 1);
    expect(await react(tomas, id, 1)).toMatchObject({ reaction_counts: { 1: 2 }, reaction_by_me: 1, favorited_by_me: true });
    expect(await react(tomas, id, 7)).toMatchObject({ reaction_counts: { 1: 1, 7: 1 }, reaction_by_me: 7, favorited_by_me: false });
    await react(tomas, id, 7);
    await foldDeltas(server.core.db);
    expect(await read(server.stranger(), id)).toMatchObject({
      reaction_counts: { 1: 1, 7: 1 },
      reaction_by_me: 0,
      favorited_by_me: false,
      favorite_user_count: 1,
    });
    for (const _ of [1, 2]) expect(await unreact(tomas, id)).toMatchObject({ reaction_counts: { 1: 1 }, reaction_by_me: 0 });
    expect(await unreact(mei, id)).toMatchObject({ reaction_counts: {}, favorite_user_count: 0 });
  });

  it('count right when one person changes their mind many times at once', async () => {
    const id = await pinned('Which glue?');
    const kinds = [1, 11, 7, 13, 5] as const;
    await Promise.all([
      ...kinds.flatMap((kind) => [react(mei, id, kind), react(tomas, id, kind)]),
      unreact(mei, id),
      foldDeltas(server.core.db),
    ]);
    await foldDeltas(server.core.db);
    const { rows } = await sql<{ type: string; n: number }>`
      SELECT type::text, count(*)::int n FROM pin_reactions WHERE pin_id = ${id} GROUP BY 1`.execute(server.core.db);
    expect((await read(mei, id)).reaction_counts).toEqual(Object.fromEntries(rows.map(({ type, n }) => [type, n])));
  });

  it('are listed with who gave them, newest first, page by page, without whom a block keeps apart', async () => {
    const id = await pinned('Vase');
    await react(mei, id, 13);
    await react(tomas, id, 5);
    expect((await list(server.stranger(), id)).map(({ id: one, user, reaction_type }) => [one, user.username, reaction_type])).toEqual([
      [`${id}:${tomas.userId}:5`, 'tomas_ibarra', 5],
      [`${id}:${mei.userId}:13`, 'mei_tan', 13],
    ]);
    const first = await server.stranger().envelope(ReactionsResource.get, { pin_id: id, page_size: 1 });
    const bookmarks = [first.resource_response.bookmark!];
    const next = await server.stranger().data(ReactionsResource.get, { pin_id: id, page_size: 1, bookmarks });
    expect(next.map(({ user }) => user.username)).toEqual(['mei_tan']);
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${tomas.userId}, ${mei.userId})`.execute(server.core.db);
    expect((await list(mei, id)).map(({ user }) => user.username)).toEqual(['mei_tan']);
    await sql`DELETE FROM blocks`.execute(server.core.db);
  });

  it('are of five kinds, by somebody who is signed in, to what they may see', async () => {
    const id = await pinned('And the blue?');
    const secret = await lena.data(BoardResource.create, { name: 'Secret', privacy: 'secret' });
    const hidden = (await makePin(server, lena, secret.id, { title: 'Hidden' })).id;
    await expect(mei.data(ReactionsResource.create, { pin_id: id, reaction_type: 2 as ReactionType })).rejects.toThrow('bad_input');
    await expect(react(server.stranger(), id, 1)).rejects.toThrow('not_signed_in');
    await expect(react(mei, hidden, 1)).rejects.toThrow('pin_not_found');
    await expect(list(mei, hidden)).rejects.toThrow('pin_not_found');
    await expect(list(mei, '1')).rejects.toThrow('pin_not_found');
  });

  it('are so many of a person, who is told when there is room', async () => {
    const id = await pinned('Too many?');
    await react(tomas, id, 1);
    await sql`UPDATE limit_counters SET count = 600 WHERE key LIKE 'pin-reactions:%'`.execute(server.core.db);
    await expect(react(tomas, id, 7)).rejects.toThrow('too_many_requests');
    await expect(unreact(tomas, id)).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
  });

  it('say by the pin that the viewer tried it, until that is taken back', async () => {
    const id = await pinned('Bread');
    const image_signature = await uploadedPicture(server, mei.userId);
    const { id: comment } = await mei.data(AggregatedCommentResource.create, {
      pin_id: id,
      text: 'Done',
      user_did_it: true,
      image_signature,
    });
    expect([(await read(mei, id)).done_by_me, (await read(mei, id)).doneByMe, (await read(tomas, id)).done_by_me]).toEqual([
      true,
      true,
      false,
    ]);
    await mei.data(AggregatedCommentResource.delete, { id: comment });
    expect((await read(mei, id)).done_by_me).toBe(false);
  });

  it('stand in the copy of a person’s data, and go with the account', async () => {
    const id = await pinned('Last jug');
    const rosa = await server.person('rosa_luz', 'Rosa Luz');
    await react(rosa, id, 11);
    expect(JSON.stringify(await exportAccount(server.core, rosa.userId))).toContain(id);
    await eraseAccount(server.core, rosa.userId);
    expect((await read(mei, id)).reaction_counts).toEqual({});
  });
});
