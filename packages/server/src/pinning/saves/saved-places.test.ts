import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource, SavedPlacesResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { appTokenOf } from '../../testing/app-token.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';

const PAGE = 'https://smallrooms.example/harbour-street';

describe('what somebody keeps already', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let pin: Pin;
  let rooms: Board;
  let secret: Board;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    pin = await makePin(server, noor, (await makeBoard(noor, 'Sofas')).id, { title: 'Rust sofa', link: PAGE });
    rooms = await makeBoard(lena, 'Blue rooms');
    secret = await makeBoard(lena, 'A surprise', { privacy: 'secret' });
    const section = await lena.data(BoardSectionResource.create, { board_id: rooms.id, title: 'Sofas' });
    await lena.data(RepinResource.create, { pin_id: pin.id, board_id: rooms.id, section: section.id });
    await lena.data(RepinResource.create, { pin_id: pin.id, board_id: secret.id });
  });
  afterAll(() => server.close());

  it('is told with the boards and sections, secret ones too, by the picture of a pin', async () => {
    const places = await lena.data(SavedPlacesResource.get, { pin_id: pin.id });
    expect(places.map(({ board, section, same }) => [board.name, board.privacy, section?.title ?? null, same])).toEqual([
      ['A surprise', 'secret', null, 'picture'],
      ['Blue rooms', 'public', 'Sofas', 'picture'],
    ]);
    expect(places[0]).toMatchObject({ title: 'Rust sofa', image_url: expect.stringMatching(/^\/media\/236x\//) });
  });

  it('is told by the picture that was uploaded, and by the page that a pin leads to, however its address is written', async () => {
    const { imageSignature } = pin;
    expect(await lena.data(SavedPlacesResource.get, { image_signature: imageSignature })).toHaveLength(2);
    const byPage = await lena.data(SavedPlacesResource.get, { link: 'HTTPS://smallrooms.example:443/harbour-street' });
    expect(byPage.map(({ board, same }) => [board.name, same])).toEqual([
      ['A surprise', 'page'],
      ['Blue rooms', 'page'],
    ]);
    const both = await lena.data(SavedPlacesResource.get, { image_signature: imageSignature, link: PAGE });
    expect(both.map(({ same }) => same)).toEqual(['picture', 'picture']);
  });

  it('is nobody else’s business, and nothing at all without a question, for another page or for what is no address', async () => {
    const mine = await noor.data(SavedPlacesResource.get, { link: PAGE });
    expect(mine.map(({ board }) => board.name)).toEqual(['Sofas']);
    expect(await lena.data(SavedPlacesResource.get, {})).toEqual([]);
    expect(await lena.data(SavedPlacesResource.get, { link: 'https://smallrooms.example/' })).toEqual([]);
    expect(await lena.data(SavedPlacesResource.get, { link: 'javascript:alert(1)' })).toEqual([]);
    const hidden = await makePin(server, noor, (await makeBoard(noor, 'Attic', { privacy: 'secret' })).id);
    expect(await lena.data(SavedPlacesResource.get, { pin_id: hidden.id })).toEqual([]);
    expect((await server.stranger().envelope(SavedPlacesResource.get, { link: PAGE })).resource_response.http_status).toBe(401);
  });

  it('is told to an app without the scope for secret boards as if there were none', async () => {
    const token = await appTokenOf(server, { maker: noor, userId: lena.userId, scopes: ['pins:read'] });
    const reply = await server.app.inject({
      url: `/resource/SavedPlacesResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { link: PAGE } }))}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const places = (reply.json() as { resource_response: { data: { board: { name: string } }[] } }).resource_response.data;
    expect(places.map(({ board }) => board.name)).toEqual(['Blue rooms']);
  });

  it('forgets what was deleted', async () => {
    const [place] = await lena.data(SavedPlacesResource.get, { link: PAGE });
    await lena.data(PinResource.delete, { id: place!.pin_id });
    const left = await lena.data(SavedPlacesResource.get, { link: PAGE });
    expect(left.map(({ board }) => board.name)).toEqual(['Blue rooms']);
  });
});
