import type { Client } from 'pg';
import { openGraph } from '@bowerbird/domain/discovery/graph/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../core/database/with-client.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { buildGraph } from './build-graph.service.ts';
import { selectOpenBoards } from './truth.queries.ts';

const MOST_OF_BOARD = 20_000;

describe('what the graph takes of the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  async function fillBoard(client: Client, owner: string, board: string, pins: number): Promise<void> {
    await client.query(
      `WITH made AS (INSERT INTO pictures (signature, width, height, dominant_color, format, bytes)
        SELECT sha256(('huge ' || n)::bytea), 600, 800, 0, 'jpeg', 1 FROM generate_series(1, $3::int) n RETURNING id)
      INSERT INTO pins (id, owner_id, board_id, picture_id, position, audience, title, description, alt_text)
        SELECT next_id(), $1, $2, id, id, 0, '', '', '' FROM made`,
      [owner, board, pins],
    );
  }

  it('is the newest 20,000 saves of a huge board, whether it is built or compared, and all of others', async () => {
    const { db } = server.core;
    const { userId } = await server.person('lena_fjeld', 'Lena Fjeld');
    const [small, huge] = [await seedBoard(db, userId, 'Chairs'), await seedBoard(db, userId, 'Everything')];
    const chair = await seedPin(db, { ownerId: userId, boardId: small });
    const oldest = await seedPin(db, { ownerId: userId, boardId: huge });
    await withClient(server.databaseUrl, async (client) => {
      await fillBoard(client, userId, huge, MOST_OF_BOARD - 1);
      const built = async () => openGraph((await buildGraph(client)).graph).picturesOf(BigInt(huge));
      expect((await built())[0]).toBe(BigInt(oldest.pictureId));
      const newest = await seedPin(db, { ownerId: userId, boardId: huge });
      const saves = await built();
      expect(saves).toHaveLength(MOST_OF_BOARD);
      expect(saves).not.toContain(BigInt(oldest.pictureId));
      expect(saves.at(-1)).toBe(BigInt(newest.pictureId));
      expect(saves).toEqual((await selectOpenBoards(client, [BigInt(huge)])).map(({ picture }) => picture));
      expect(openGraph((await buildGraph(client)).graph).picturesOf(BigInt(small))).toEqual([BigInt(chair.pictureId)]);
    });
  });
});
