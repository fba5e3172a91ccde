import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('recent searches', () => {
  let server: TestServer;
  let noor: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
  });
  afterAll(() => server.close());

  const firstTerm = async (term: string) => (await noor.data(AdvancedTypeaheadResource.get, { term })).items[0]?.label;

  it('remembers twenty searches, one a query whatever its case, and forgets them', async () => {
    for (let i = 0; i < 22; i += 1) await noor.data(RecentSearchesResource.create, { query: `Search ${i}` });
    const kept = await noor.data(RecentSearchesResource.create, { query: 'SEARCH 5' });
    expect(kept).toHaveLength(20);
    expect(kept.filter(({ query }) => query.toLowerCase() === 'search 5').map(({ query }) => query)).toEqual(['SEARCH 5']);
    expect(kept[0]!.query).toBe('SEARCH 5');
    expect(await firstTerm('sea')).toBe('SEARCH 5');
    expect(await noor.data(RecentSearchesResource.delete, { query: 'search 5' })).toHaveLength(19);
    expect(await noor.data(RecentSearchesResource.delete)).toEqual([]);
  });

  it('remembers all of many searches that come at once', async () => {
    const queries = Array.from({ length: 24 }, (_, at) => `Lamp ${at}`);
    await Promise.all(queries.map((query) => noor.data(RecentSearchesResource.create, { query })));
    expect(await noor.data(RecentSearchesResource.get)).toHaveLength(20);
    await noor.data(RecentSearchesResource.delete);
  });

  it('takes a query for the same however many spaces are between its words, and forgets it so', async () => {
    await noor.data(RecentSearchesResource.create, { query: 'Blue  harbour' });
    const kept = await noor.data(RecentSearchesResource.create, { query: ' blue harbour ' });
    expect(kept.map(({ query }) => query)).toEqual(['blue harbour']);
    expect(await noor.data(RecentSearchesResource.delete, { query: 'Blue   harbour' })).toEqual([]);
  });

  it('remembers searches among one’s own pins apart: neither list pushes the other’s out, and only the other is suggested', async () => {
    await noor.data(RecentSearchesResource.create, { query: 'Seaside huts' });
    for (let i = 0; i < 21; i += 1) await noor.data(RecentSearchesResource.create, { query: `Seam ${i}`, personal: true });
    const queries = async (options: object) => (await noor.data(RecentSearchesResource.get, options)).map(({ query }) => query);
    expect(await queries({})).toEqual(['Seaside huts']);
    expect(await queries({ personal: true })).toHaveLength(20);
    expect((await queries({ personal: true }))[0]).toBe('Seam 20');
    expect(await firstTerm('sea')).toBe('Seaside huts');
    expect(await noor.data(RecentSearchesResource.delete, { personal: true })).toEqual([]);
    expect(await queries({})).toEqual(['Seaside huts']);
  });

  it('remembers all that is searched for at once, and never more than twenty', async () => {
    await noor.data(RecentSearchesResource.delete);
    for (let i = 0; i < 20; i += 1) await noor.data(RecentSearchesResource.create, { query: `Before ${i}` });
    const queries = Array.from({ length: 16 }, (_, at) => `At once ${at}`);
    const replies = await Promise.all(queries.map((query) => noor.envelope(RecentSearchesResource.create, { query })));
    expect(replies.map(({ resource_response: { http_status } }) => http_status)).toEqual(queries.map(() => 200));
    const kept = (await noor.data(RecentSearchesResource.get, {})).map(({ query }) => query);
    expect(kept).toHaveLength(20);
    expect(kept).toEqual(expect.arrayContaining(queries));
  });

  it('remembers no search of which nothing can be seen', async () => {
    await noor.data(RecentSearchesResource.delete);
    expect(await noor.data(RecentSearchesResource.create, { query: '\u200B' })).toEqual([]);
  });
});
