import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { readRelated } from './related.service.ts';

describe('more like this', () => {
  let server: TestServer;
  let noor: TestCaller & { userId: string };
  let lena: TestCaller & { userId: string };
  const boards = {} as Record<'chairs' | 'rooms' | 'other' | 'secret', string>;
  const chairs: SeededPin[] = [];
  let seed: SeededPin;
  let twice: SeededPin;
  let elsewhere: SeededPin;
  let secret: SeededPin;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    for (const name of ['chairs', 'rooms', 'other'] as const) boards[name] = await seedBoard(db, lena.userId, name);
    boards.secret = await seedBoard(db, lena.userId, 'Hush', { privacy: 2 });
    const add = (boardId: string, saveOf?: SeededPin) => seedPin(db, { ownerId: lena.userId, boardId, saveOf });
    seed = await add(boards.chairs);
    await add(boards.rooms, seed);
    twice = await add(boards.chairs);
    await add(boards.rooms, twice);
    for (let i = 0; i < 20; i += 1) chairs.push(await add(boards.chairs));
    elsewhere = await add(boards.other);
    secret = await add(boards.secret);
    await add(boards.secret, seed);
    await server.settle();
  });
  afterAll(() => server.close());

  async function readAll(caller: TestCaller): Promise<{ pins: PinCard[]; sizes: number[] }> {
    const pins: PinCard[] = [];
    const sizes: number[] = [];
    let bookmarks: string[] | undefined;
    do {
      const { resource_response: reply } = await caller.envelope(RelatedPinFeedResource.get, { pin_id: seed.id, bookmarks });
      pins.push(...reply.data!);
      sizes.push(reply.data!.length);
      bookmarks = [reply.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    return { pins, sizes };
  }

  it('puts first what shares most boards, then what shares one, then fresh pins, twelve a page, each picture once', async () => {
    const { pins, sizes } = await readAll(server.stranger());
    expect(sizes).toEqual([12, 10]);
    const pictures = new Set(pins.map((pin) => pin.imageSignature));
    expect(pictures.size).toBe(22);
    const { rows } = await sql<{ id: string }>`SELECT id FROM pins WHERE picture_id = ${twice.pictureId}`.execute(server.core.db);
    expect(rows.map((row) => row.id)).toContain(pins[0]!.id);
    expect(
      pins
        .slice(1, 21)
        .map((pin) => pin.id)
        .toSorted(),
    ).toEqual(chairs.map((pin) => pin.id).toSorted());
    expect(pins.at(-1)!.id).toBe(elsewhere.id);
  });

  it('never shows the pin itself or what is secret', async () => {
    const { pins } = await readAll(noor);
    expect(pins.map((pin) => pin.id)).not.toContain(seed.id);
    expect(pins.map((pin) => pin.id)).not.toContain(secret.id);
  });

  it('tells a stranger that a secret pin is not here', async () => {
    for (const name of ['RelatedPinFeedResource', 'PinBoardsResource']) {
      const { resource_response: reply } = await noor.sendRaw(name, 'get', { pin_id: secret.id });
      expect(reply.error?.name).toBe('pin_not_found');
      expect(reply.http_status).toBe(404);
    }
    expect((await lena.envelope(RelatedPinFeedResource.get, { pin_id: secret.id })).resource_response.status).toBe('success');
  });

  it('names the public boards that hold the picture', async () => {
    const found = await lena.data(PinBoardsResource.get, { pin_id: seed.id });
    expect(found.map((board) => board.id).toSorted()).toEqual([boards.chairs, boards.rooms].toSorted());
  });

  it('leaves out who blocks the viewer', async () => {
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${lena.userId}, ${noor.userId})`.execute(server.core.db);
    const { resource_response: reply } = await noor.envelope(RelatedPinFeedResource.get, { pin_id: seed.id });
    expect(reply.error?.name).toBe('pin_not_found');
  });

  it('takes one statement for its ids at any page size', async () => {
    for (const page_size of [25, 250]) {
      const { statements } = await countStatements(() =>
        readRelated({ core: server.core, viewer: strangerViewer }, { pin_id: seed.id, page_size }),
      );
      expect(statements).toBe(1);
    }
  });
});
