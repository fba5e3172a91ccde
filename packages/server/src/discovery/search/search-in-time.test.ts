import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('a search that takes too long', () => {
  let server: TestServer;
  let tart: SeededPin;

  beforeAll(async () => {
    // Long enough for whatever is not held up here, on a machine that has other things to do.
    server = await createTestServer({ env: { SEARCH_TIMEOUT: '2000' } });
    const { db } = server.core;
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const boardId = await seedBoard(db, lena.userId, 'Slow garden');
    await emitEvent(db, 'board.created', { boardId });
    tart = await seedPin(db, { ownerId: lena.userId, boardId, title: 'Lemon tart with thyme' });
    await server.settle();
  });
  afterAll(() => server.close());

  const find = (query: string) => server.stranger().data(BaseSearchResource.get, { query });

  it('gives the results alone when the rest takes too long', async () => {
    await inTransaction(server.core.jobsDb, async (trx) => {
      await sql`LOCK TABLE vocabulary IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const reply = await find('lemon tart');
      expect(reply.results.map((pin) => pin.id)).toEqual([tart.id]);
      expect(reply.guides).toEqual([]);
    });
  });

  it('gives up when all of it does: a search says to try again, suggestions stay away', async () => {
    await inTransaction(server.core.jobsDb, async (trx) => {
      await sql`LOCK TABLE search_docs IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const reply = await server
        .stranger()
        .request({ url: '/resource/BaseSearchResource/get/', query: { data: JSON.stringify({ options: { query: 'lemon' } }) } });
      expect(reply.status).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect((await server.stranger().data(AdvancedTypeaheadResource.get, { term: 'lem' })).items).toEqual([]);
    });
    expect((await find('lemon tart')).results.map((pin) => pin.id)).toEqual([tart.id]);
  });
});
