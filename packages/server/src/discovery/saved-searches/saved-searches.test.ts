import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('saved searches', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let board: string;
  let hidden: string;

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    board = await seedBoard(server.core.db, mei.userId, 'Kilns');
    hidden = await seedBoard(server.core.db, mei.userId, 'Plans', { privacy: 2 });
    await make('Raku bowl');
  });
  afterAll(() => server.close());

  const make = async (title: string, boardId = board, ownerId = mei.userId) => {
    await seedPin(server.core.db, { ownerId, boardId, title });
    await server.settle();
  };
  const counts = async () => (await sam.data(SavedSearchesResource.get, {})).map(({ query, newCount }) => [query, newCount]);

  it('tells how many pins of others are new since it was saved or looked at', async () => {
    await sam.data(SavedSearchesResource.create, { query: '  raku   bowl ', scope: 'pins' });
    expect(await counts()).toEqual([['raku bowl', 0]]);
    await make('Small raku bowls');
    await make('Raku bowl for nobody', hidden);
    await make('Raku bowl of mine', await seedBoard(server.core.db, sam.userId, 'Own'), sam.userId);
    expect(await counts()).toEqual([['raku bowl', 1]]);

    const [saved] = await sam.data(SavedSearchesResource.get, {});
    await sam.data(SavedSearchesResource.update, { saved_search_id: saved!.id });
    expect(await counts()).toEqual([['raku bowl', 0]]);
  });

  it('is kept once, whatever its case, and apart by its filters', async () => {
    await sam.data(SavedSearchesResource.create, { query: 'RAKU BOWL', scope: 'pins' });
    await sam.data(SavedSearchesResource.create, { query: 'raku bowl', scope: 'pins', filters: 'color:blue' });
    expect(await counts()).toEqual([
      ['raku bowl', 0],
      ['RAKU BOWL', 0],
    ]);
  });

  it('minds its filters', async () => {
    await make('Raku bowl, grey');
    expect((await counts()).map(([, count]) => count)).toEqual([0, 1]);
  });

  it('has a name of its owner’s, which an empty one takes away, and names the topics of its filters', async () => {
    const { rows } = await sql<{
      id: string;
      name: string;
    }>`SELECT n.topic_id id, n.name FROM topic_names n JOIN topics t ON t.id = n.topic_id
      WHERE n.language = 'en' AND NOT t.is_hidden ORDER BY n.topic_id LIMIT 1`.execute(server.core.db);
    const { id: value, name: label } = rows[0]!;
    const [made] = await mei.data(SavedSearchesResource.create, {
      query: 'bowl',
      scope: 'pins',
      filters: `topic:${value},topic:99999,color:red`,
    });
    expect(made).toMatchObject({ name: '', topics: [{ value, label }] });
    const rename = async (name: string) =>
      (await mei.data(SavedSearchesResource.update, { saved_search_id: made!.id, name })).map((one) => one.name);
    expect(await rename('  For  the shelf ')).toEqual(['For the shelf']);
    // To be saved once more is no reason to lose a name.
    const [again] = await mei.data(SavedSearchesResource.create, {
      query: 'bowl',
      scope: 'pins',
      filters: `topic:${value},topic:99999,color:red`,
    });
    expect(again?.name).toBe('For the shelf');
    expect(await rename('')).toEqual(['']);
    const tooLong = await mei.envelope(SavedSearchesResource.update, { saved_search_id: made!.id, name: 'x'.repeat(61) });
    expect(tooLong.resource_response.http_status).toBe(400);
    expect(
      (await sam.envelope(SavedSearchesResource.update, { saved_search_id: made!.id, name: 'Mine' })).resource_response.http_status,
    ).toBe(404);
    await mei.data(SavedSearchesResource.delete, { saved_search_id: made!.id });
  });

  it('finds all that somebody adds by their name behind an @, and nothing of others', async () => {
    const [saved] = await sam.data(SavedSearchesResource.create, { query: '@mei_tan', scope: 'pins' });
    await make('Teapot');
    await make('Teapot of another', await seedBoard(server.core.db, sam.userId, 'Pots'), sam.userId);
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    await make('Teapot of a third', await seedBoard(server.core.db, lena.userId, 'Third'), lena.userId);
    expect((await counts())[0]).toEqual(['@mei_tan', 1]);
    await sam.data(SavedSearchesResource.delete, { saved_search_id: saved!.id });
  });

  it('keeps no more than twenty that are saved at once', async () => {
    const omar = await server.person('omar_said', 'Omar Said');
    const save = (query: string) => omar.envelope(SavedSearchesResource.create, { query, scope: 'pins' });
    for (let n = 0; n < 16; n += 1) await save(`bowl ${n}`);
    const queries = Array.from({ length: 10 }, (_, at) => `jug ${at}`);
    const replies = await Promise.all(queries.map(save));
    expect(replies.filter(({ resource_response: { status } }) => status === 'success')).toHaveLength(4);
    const kept = await omar.data(SavedSearchesResource.get, {});
    expect(kept).toHaveLength(20);
    for (const { id } of kept) await omar.data(SavedSearchesResource.delete, { saved_search_id: id });
  });

  it('refuses what asks for nothing, and more than twenty', async () => {
    const refused = await sam.envelope(SavedSearchesResource.create, { query: ' - ', scope: 'pins' });
    expect(refused.resource_response.http_status).toBe(400);
    for (let n = 0; n < 18; n += 1) await sam.data(SavedSearchesResource.create, { query: `bowl ${n}`, scope: 'pins' });
    const tooMany = await sam.envelope(SavedSearchesResource.create, { query: 'one more', scope: 'pins' });
    expect(tooMany.resource_response.http_status).toBe(409);
    expect((await sam.envelope(SavedSearchesResource.create, { query: 'bowl 3', scope: 'pins' })).resource_response.status).toBe('success');
    expect(await counts()).toHaveLength(20);
  });

  it('belongs to one person', async () => {
    const [saved] = await sam.data(SavedSearchesResource.get, {});
    for (const endpoint of [SavedSearchesResource.update, SavedSearchesResource.delete])
      expect((await mei.envelope(endpoint, { saved_search_id: saved!.id })).resource_response.http_status).toBe(404);
    expect(await mei.data(SavedSearchesResource.get, {})).toEqual([]);
    await sam.data(SavedSearchesResource.delete, { saved_search_id: saved!.id });
    expect(await counts()).toHaveLength(19);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int n FROM saved_searches`.execute(server.core.db);
    expect(rows).toEqual([{ n: 19 }]);
  });
});
