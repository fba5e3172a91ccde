import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { openUpdates, type UpdateReader } from '../../testing/read-updates.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard } from '../testing/pinning-cast.ts';

describe('an invite that waits', () => {
  let server: TestServer;
  let lena: TestPerson;
  let mei: TestPerson;
  let reader: UpdateReader;
  beforeAll(async () => {
    server = await createTestServer();
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    mei = await server.person('mei_tan', 'Mei Tan');
    reader = await openUpdates(server, mei);
  });
  afterAll(async () => {
    await reader.close();
    await server.close();
  });

  /** The next that the invited person is told of an answer, whatever else they are told. */
  const nextAnswer = async () => (await reader.nextOf(/^board\.invite_answered$/u))?.data;
  const invited = async (name: string) => {
    const { id } = await makeBoard(lena, name);
    await lena.data(BoardCollaboratorsResource.create, { board_id: id, user_ids: [mei.userId] });
    return id;
  };

  it('is told once its owner takes it back', async () => {
    const boardId = await invited('Lamps');
    await lena.data(BoardCollaboratorsResource.delete, { board_id: boardId, user_id: mei.userId });
    expect(await nextAnswer()).toEqual({ boardId });
  });

  it.each(['accept', 'deny'] as const)('is told to the other pages of its person once they answer it: %s', async (action) => {
    const boardId = await invited(`Jugs ${action}`);
    await mei.data(BoardCollaboratorsResource.update, { board_id: boardId, action });
    expect(await nextAnswer()).toEqual({ boardId });
  });
});

describe('somebody who is taken off a secret board', () => {
  it('has open pages that look again, and see it no more', async () => {
    const server = await createTestServer();
    const [omar, ines] = [await server.person('omar_haddad', 'Omar Haddad'), await server.person('ines_moura', 'Ines Moura')];
    const { id } = await makeBoard(omar, 'Hallway', { privacy: 'secret' });
    await omar.data(BoardCollaboratorsResource.create, { board_id: id, user_ids: [ines.userId] });
    await ines.data(BoardCollaboratorsResource.update, { board_id: id, action: 'accept' });
    await server.settle();
    const reader = await openUpdates(server, ines);
    await omar.data(BoardCollaboratorsResource.delete, { board_id: id, user_id: ines.userId });
    expect((await reader.nextOf(/^board\.changed$/u))?.data).toEqual({ boardIds: [id] });
    await expect(ines.data(BoardResource.get, { board_id: id })).rejects.toThrow('board_not_found');
    await reader.close();
    await server.close();
  });
});
