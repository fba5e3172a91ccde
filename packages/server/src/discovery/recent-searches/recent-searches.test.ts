import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { inTransaction } from '../../core/database/transaction.ts';
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
    const { db } = server.core;
    // More than are kept, so that each search also lets go of rows that others write.
    const queries = Array.from({ length: 24 }, (_, at) => `at once ${at}`);
    await sql`INSERT INTO recent_searches (user_id, query_norm, query, searched_at)
      SELECT ${noor.userId}, q, q, now() - interval '1 hour' + at * interval '1 second'
      FROM unnest(${queries}::text[]) WITH ORDINALITY x(q, at)`.execute(db);
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
      return rows[0]!.n;
    };
    const asked = await inTransaction(db, async (trx) => {
      await sql`SELECT 1 FROM recent_searches WHERE user_id = ${noor.userId} AND query_norm = 'at once 0' FOR UPDATE`.execute(trx);
      const replies = [1, 2].map((at) => noor.envelope(RecentSearchesResource.create, { query: `at once ${at}` }));
      await expect.poll(waiting).toBe(2);
      return { replies };
    });
    const replies = await Promise.all(asked.replies);
    expect(replies.map(({ resource_response: { http_status } }) => http_status)).toEqual([200, 200]);
    const kept = await noor.data(RecentSearchesResource.get, {});
    expect(kept).toHaveLength(20);
    expect(kept.slice(0, 2).map(({ query }) => query)).toEqual(expect.arrayContaining(['at once 1', 'at once 2']));
  });

  it('remembers no search of which nothing can be seen', async () => {
    await noor.data(RecentSearchesResource.delete);
    expect(await noor.data(RecentSearchesResource.create, { query: '\u200B' })).toEqual([]);
  });

  it.each(['-cat', '""', '-"blue cat" -dog', '#', '?!'])('remembers no search that asks for nothing: %s', async (query) => {
    for (const personal of [false, true]) {
      await noor.data(RecentSearchesResource.delete, { personal });
      expect(await noor.data(RecentSearchesResource.create, { query, personal })).toEqual([]);
    }
  });

  it.each(['cat -dog', '"blue cat"', '@mei_tan', '#cats'])(
    'remembers a search that has operators and asks for something: %s',
    async (query) => {
      await noor.data(RecentSearchesResource.delete);
      expect((await noor.data(RecentSearchesResource.create, { query })).map((kept) => kept.query)).toEqual([query]);
    },
  );
});
