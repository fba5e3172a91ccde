import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('the search of browsers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { APP_NAME: 'Nests & <twigs> of all birds' } });
    const { db } = server.core;
    const [ines, young] = [await server.person('ines_duarte'), await server.person('young_one')];
    await db.updateTable('users').set({ birthday: '2013-05-05' }).where('id', '=', young.userId).execute();
    await seedPin(db, { ownerId: ines.userId, boardId: await seedBoard(db, ines.userId, 'Jars'), title: 'Jar of clay' });
    await seedPin(db, { ownerId: young.userId, boardId: await seedBoard(db, young.userId, 'Toys'), title: 'Jar of sweets' });
    await server.settle();
  });
  afterAll(() => server.close());
  const get = (url: string) => server.stranger().request({ method: 'GET', url });

  it('is described with its addresses, and a name of at most sixteen letters', async () => {
    const { body, headers } = await get('/opensearch.xml');
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(XMLValidator.validate(body)).toBe(true);
    const { OpenSearchDescription: described } = new XMLParser({ ignoreAttributes: false }).parse(body) as {
      OpenSearchDescription: { ShortName: string; Description: string; Url: { '@_type': string; '@_template': string }[] };
    };
    expect(described).toMatchObject({ ShortName: 'Nests & <twigs>', Description: 'Nests & <twigs> of all birds' });
    expect(described.Url.map((url) => url['@_template'])).toEqual([
      'http://localhost:3000/search/pins/?q={searchTerms}',
      'http://localhost:3000/opensearch-suggestions.json?q={searchTerms}',
      'http://localhost:3000/opensearch.xml',
    ]);
  });

  it('suggests titles that begin with what is typed, and none of a minor', async () => {
    const suggested = async (q: string) => (await get(`/opensearch-suggestions.json?q=${encodeURIComponent(q)}`)).json();
    expect(await suggested('jar')).toEqual(['jar', ['Jar of clay']]);
    expect(await suggested('zebra')).toEqual(['zebra', []]);
    expect(await suggested('!')).toEqual(['!', []]);
    expect((await get('/opensearch-suggestions.json?q=a&q=b')).json()).toEqual(['', []]);
    expect((await get(`/opensearch-suggestions.json?q=${'j'.repeat(10_000)}`)).status).toBe(200);
    expect((await get('/opensearch-suggestions.json')).headers['content-type']).toBe('application/x-suggestions+json; charset=utf-8');
  });
});
