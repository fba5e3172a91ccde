import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { createSafeFetch } from '../../core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '../../core/safe-fetch/testing/small-internet.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard } from '../testing/pinning-cast.ts';

describe('a pin of a picture from the web', () => {
  let internet: SmallInternet;
  let server: TestServer;
  let noor: TestPerson;
  let board: Board;
  let jpeg: Buffer;
  /** Who waits for a site that takes its time. */
  const waiting: ServerResponse[] = [];
  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b3fd9' } })
      .jpeg()
      .toBuffer();
    internet = await openSmallInternet((request, response) => {
      if (request.url === '/slow.jpg') waiting.push(response);
      else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
    });
    const safeFetch = createSafeFetch({
      resolve: async () => ['127.0.0.1'],
      allowAddress: (address) => address === '127.0.0.1',
      realPort: () => internet.port,
    });
    server = await createTestServer({ safeFetch, poolSize: 1 });
    noor = await server.person('noor_haddad', 'Noor Haddad');
    board = await makeBoard(noor, 'Boats');
  });
  afterAll(async () => {
    await server.close();
    await internet.close();
  });

  const pin = (path: string, key: string, caller: TestCaller = noor) =>
    caller.envelope(
      PinResource.create,
      { board_id: board.id, image_url: `http://boats.example${path}`, title: 'A boat' },
      { 'idempotency-key': key },
    );

  it('leaves the database to others while its site takes its time', async () => {
    const slow = pin('/slow.jpg', 'slow');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const meanwhile = await noor.envelope(BoardResource.get, { board_id: board.id });
    waiting.pop()!.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
    expect(meanwhile.resource_response).toMatchObject({ http_status: 200 });
    expect((await slow).resource_response).toMatchObject({ http_status: 200, data: { title: 'A boat', board: { id: board.id } } });
  }, 20_000);

  it('is made once, and its site asked once, for one key', async () => {
    internet.forget();
    const first = await pin('/boat.jpg', 'twice');
    const second = await pin('/boat.jpg', 'twice');
    expect(first.resource_response.http_status).toBe(200);
    expect(second.resource_response.data).toEqual(first.resource_response.data);
    expect(internet.connections()).toBe(1);
  });

  it('is not fetched for somebody who may not write to the board', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    internet.forget();
    expect((await pin('/boat.jpg', 'foreign', lena)).resource_response).toMatchObject({ error: { name: 'forbidden' } });
    expect(internet.connections()).toBe(0);
  });
});
