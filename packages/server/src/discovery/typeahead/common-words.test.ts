import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const TREES = ['ash', 'elm', 'fir', 'oak'];

describe('common words while typing', () => {
  let server: TestServer;
  let lena: TestPerson;
  let noor: TestPerson;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    const boards = {
      shown: await seedBoard(db, lena.userId, 'Things to make'),
      hidden: await seedBoard(db, lena.userId, 'Plans', { privacy: 2 }),
    };
    for (const boardId of Object.values(boards)) await emitEvent(db, 'board.created', { boardId });
    const add = (title: string, boardId = boards.shown) => seedPin(db, { ownerId: lena.userId, boardId, title });
    for (const title of ['Caramel slices', 'Canary, linocut style', 'Cat asleep', 'Cats awake']) await add(title);
    for (const tree of TREES) {
      for (const title of ['Two cats by the', 'Cat on an', 'Café under the', 'A can for', 'Cartwheel, camping and carpet of'])
        await add(`${title} ${tree}`);
      await add(`Caravan of ${tree}`, boards.hidden);
    }
    await server.settle();
  });
  afterAll(() => server.close());

  const suggested = async (term: string, caller: TestCaller = server.stranger()) =>
    (await caller.data(AdvancedTypeaheadResource.get, { term })).items.flatMap(({ kind, label }) => (kind === 'query' ? [label] : []));

  it('suggests at most three words that many pins hold before whole titles, as titles write them', async () => {
    expect((await suggested('caf')).slice(0, 2)).toEqual(['café', 'Café under the ash']);
    expect((await suggested('Ca')).slice(0, 4)).toEqual(['cat', 'café', 'camping', 'Café under the ash']);
  });

  it('suggests one form of a word, none that was typed already, and none behind another word', async () => {
    expect((await suggested('cat')).slice(0, 2)).toEqual(['cats', 'Cat asleep']);
    expect(await suggested('two ca')).not.toContain('two cats');
  });

  it('suggests no word of secret pins, or of pins whose owner blocks the viewer', async () => {
    expect(await suggested('carav')).toEqual([]);
    const { db } = server.core;
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${lena.userId}, ${noor.userId})`.execute(db);
    expect(await suggested('ca', noor)).toEqual([]);
    await sql`DELETE FROM blocks`.execute(db);
    expect(await suggested('ca', noor)).toContain('cat');
  });
});
