import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { joinBoard, makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { takeOut } from './testing/take-out.ts';

describe('what somebody takes out who was sent away from a secret board', () => {
  let home: TestServer;
  beforeAll(async () => {
    home = await createTestServer();
  });
  afterAll(() => home.close());

  it('has their pins and drafts, and no names that the board and its section have now', async () => {
    const lena = await home.person('lena_fjeld', 'Lena Fjeld');
    const mei = await home.person('mei_tan', 'Mei Tan');
    const own = await makeBoard(mei, 'Hallway');
    const board = await makeBoard(lena, 'Our wall', { privacy: 'secret' });
    const section = await lena.data(BoardSectionResource.create, { board_id: board.id, title: 'Ours' });
    await joinBoard(lena, mei, board.id);
    await makePin(home, mei, board.id, { title: 'Hooks', section: section.id });
    await makePin(home, mei, own.id, { title: 'Rail' });
    await mei.data(PinDraftsResource.create, { creation_id: 'one', board_id: board.id, title: 'Draft' });
    await mei.data(PinDraftsResource.create, { creation_id: 'two', board_id: own.id, title: 'Draft' });
    const take = async (file: string) => JSON.parse((await takeOut(home, mei)).get(file)!.toString());
    expect((await take('data/pins.json')).pins).toMatchObject([{ board: 'Our wall', section: 'Ours' }, { board: 'Hallway' }]);
    await lena.data(BoardCollaboratorsResource.delete, { board_id: board.id, user_id: mei.userId });
    await lena.data(BoardResource.update, { board_id: board.id, name: 'Surprise for Mei' });
    await lena.data(BoardSectionResource.update, { section_id: section.id, title: 'Presents' });
    const { pins } = await take('data/pins.json');
    expect(pins).toMatchObject([
      { title: 'Hooks', board: null, section: null },
      { title: 'Rail', board: 'Hallway', section: null },
    ]);
    const { pin_drafts: drafts } = await take('data/pin-drafts.json');
    expect(drafts).toMatchObject([{ board: null }, { board: 'Hallway' }]);
  });
});
