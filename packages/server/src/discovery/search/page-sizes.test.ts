import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('a search in pages of any size', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let omar: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    omar = await server.person('omar_said', 'Omar Said');
  });
  afterAll(() => server.close());

  it('begins with the same pin where those of a blocked person stand above it', async () => {
    const { db } = server.core;
    const shelf = await seedBoard(db, lena.userId, 'Shelf');
    const kitchen = await seedBoard(db, omar.userId, 'Kitchen');
    const both = await seedPin(db, { ownerId: lena.userId, boardId: shelf, title: 'By the sea', description: 'A teapot, and a kettle' });
    await seedPin(db, { ownerId: lena.userId, boardId: shelf, title: 'Kettle' });
    for (let at = 0; at < 20; at += 1) await seedPin(db, { ownerId: omar.userId, boardId: kitchen, title: `Teapot kettle ${at}` });
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${noor.userId}, ${omar.userId})`.execute(db);
    await server.settle();
    for (const page_size of [1, 5, 25]) {
      const { results, typo } = await noor.data(BaseSearchResource.get, { query: 'teapot kettle', page_size });
      expect([results.map(({ id }) => id), typo]).toEqual([[both.id], null]);
    }
  });

  it('shows the picture of the pin that stands first once, where another pin stands for it', async () => {
    const { db } = server.core;
    const walls = await seedBoard(db, lena.userId, 'Walls');
    const plans = await seedBoard(db, lena.userId, 'Plans', { privacy: 2 });
    const made = await seedPin(db, { ownerId: lena.userId, boardId: walls, title: 'Moss carpet' });
    const saved = await seedPin(db, { ownerId: lena.userId, boardId: walls, title: 'Moss carpet', saveOf: made });
    const secret = await seedPin(db, { ownerId: lena.userId, boardId: plans, title: 'Moss carpet', saveOf: made });
    const other = await seedPin(db, { ownerId: lena.userId, boardId: walls, title: 'A wall', description: 'Of moss' });
    await server.settle();
    for (const page_size of [1, 25]) {
      expect(await readAll({ query: 'moss', page_size, topPinId: saved.id })).toEqual([saved.id, other.id]);
    }
    // A secret pin neither stands first nor tells of its picture.
    expect(await readAll({ query: 'moss', page_size: 25, topPinId: secret.id })).toEqual([made.id, other.id]);
  });

  async function readAll(options: { query: string; page_size: number; topPinId: string }): Promise<string[]> {
    const seen: string[] = [];
    let bookmarks: string[] | undefined;
    do {
      const { resource_response: reply } = await noor.envelope(BaseSearchResource.get, { ...options, bookmarks });
      seen.push(...reply.data!.results.map(({ id }) => id));
      bookmarks = [reply.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    return seen;
  }
});
