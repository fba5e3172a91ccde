import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardPickerBoardsResource, BoardPickerBoardsShortlistResource, RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';

describe('saving', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let pin: Pin;
  let light: Board;
  let paper: Board;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    pin = await makePin(server, noor, (await makeBoard(noor, 'Lamps')).id, { title: 'Paper lamp', link: 'https://a.example/' });
    light = await makeBoard(lena, 'Light');
    paper = await makeBoard(lena, 'Paper');
  });
  afterAll(() => server.close());

  it('makes a pin of its own, which keeps the words when the first one goes', async () => {
    const saved = await lena.data(RepinResource.create, { pin_id: pin.id, board_id: light.id });
    expect(saved).toMatchObject({
      title: 'Paper lamp',
      link: 'https://a.example/',
      imageSignature: pin.imageSignature,
      source: { pinId: pin.id },
      saveCount: 2,
    });
    expect(saved.id).not.toBe(pin.id);
    expect(await lena.data(PinResource.get, { id: pin.id })).toMatchObject({
      savedInfo: { pinId: saved.id, boardName: 'Light' },
      saveCount: 2,
    });
    await noor.data(PinResource.update, { id: pin.id, title: 'Changed' });
    expect(await lena.data(PinResource.get, { id: saved.id })).toMatchObject({ title: 'Paper lamp' });
  });

  it('says no longer where a picture is kept once the save is deleted', async () => {
    const vase = await makePin(server, noor, (await makeBoard(noor, 'Vases')).id, { title: 'Tall vase' });
    const saved = await lena.data(RepinResource.create, { pin_id: vase.id, board_id: paper.id });
    await lena.data(PinResource.delete, { id: saved.id });
    expect(await lena.data(PinResource.get, { id: vase.id })).toMatchObject({ savedInfo: null });
  });

  it('twice at once to one board makes one pin', async () => {
    const saves = await Promise.all(
      Array.from({ length: 4 }, () => lena.data(RepinResource.create, { pin_id: pin.id, board_id: paper.id })),
    );
    expect(new Set(saves.map((saved) => saved.id)).size).toBe(1);
    expect(await lena.data(BoardResource.get, { board_id: paper.id })).toMatchObject({ pin_count: 1 });
  });

  it('is refused to boards of others, and of what one may not see', async () => {
    const toOther = await noor.envelope(RepinResource.create, { pin_id: pin.id, board_id: light.id });
    expect(toOther.resource_response.http_status).toBe(403);
    const attic = await makeBoard(noor, 'Attic', { privacy: 'secret' });
    const secret = await makePin(server, noor, attic.id);
    expect((await lena.envelope(RepinResource.create, { pin_id: secret.id, board_id: light.id })).resource_response.error?.name).toBe(
      'pin_not_found',
    );
    expect((await lena.envelope(RepinResource.create, { pin_id: pin.id, board_id: attic.id })).resource_response.error?.name).toBe(
      'board_not_found',
    );
  });

  it('offers the boards used last first, and tells where the picture is', async () => {
    await makePin(server, lena, light.id);
    const listed = await lena.data(BoardPickerBoardsResource.get, { pin_id: pin.id });
    expect(listed.map(({ board, savedHere }) => [board.name, savedHere])).toEqual([
      ['Light', true],
      ['Paper', true],
    ]);
    expect(await lena.data(BoardPickerBoardsShortlistResource.get, {})).toHaveLength(2);
  });
});
