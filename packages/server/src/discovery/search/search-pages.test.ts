import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('the pages of a search', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let garden: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    garden = await seedBoard(server.core.db, lena.userId, 'Slow garden');
  });
  afterAll(() => server.close());

  it('pages without repeats to an end', async () => {
    const { db } = server.core;
    const made: string[] = [];
    for (let i = 0; i < 60; i += 1) made.push((await seedPin(db, { ownerId: lena.userId, boardId: garden, title: `Pebble ${i}` })).id);
    await server.settle();
    // The last page may be a few results alone.
    for (const page_size of [7, 55]) {
      const seen: string[] = [];
      let bookmarks: string[] | undefined;
      do {
        const { resource_response: reply } = await noor.envelope(BaseSearchResource.get, {
          query: 'pebble',
          page_size,
          bookmarks,
        });
        seen.push(...reply.data!.results.map((pin) => pin.id));
        bookmarks = [reply.bookmark!];
      } while (bookmarks[0] !== END_BOOKMARK);
      expect(seen.toSorted()).toEqual(made.toSorted());
    }
  });

  it('goes on by the words that it found something by, where those typed find nothing together', async () => {
    const seen: string[] = [];
    let bookmarks: string[] | undefined;
    do {
      const { resource_response: reply } = await noor.envelope(BaseSearchResource.get, {
        query: 'pebble moonrocket',
        page_size: 25,
        bookmarks,
      });
      seen.push(...reply.data!.results.map(({ id }) => id));
      bookmarks = [reply.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('end alike whatever the secret pins of a person say', async () => {
    const { db } = server.core;
    const secret = await seedBoard(db, lena.userId, 'Plans', { privacy: 2 });
    await seedPin(db, { ownerId: lena.userId, boardId: secret, title: 'Kettle for the nursery' });
    const open = (await seedPin(db, { ownerId: lena.userId, boardId: garden, title: 'Kettle by the pond' })).id;
    await server.settle();
    const listOf = async (query: string) => {
      const { resource_response: reply } = await noor.envelope(BaseSearchResource.get, { query, page_size: 1 });
      return [reply.data!.results.map(({ id }) => id), reply.bookmark, reply.data!.guides];
    };
    expect(await listOf('@lena_fjeld kettle')).toEqual([[open], END_BOOKMARK, (await listOf('@lena_fjeld kettle -nursery'))[2]]);
    expect(await listOf('@lena_fjeld nursery')).toEqual([[], END_BOOKMARK, []]);
  });

  it('goes on beyond what is ranked at once, without repeats where a page is asked for twice at the same time', async () => {
    const { db } = server.core;
    /** Until so many statements wait for the list that somebody else holds. */
    const untilWaiting = (count: number) =>
      vi.waitFor(async () => {
        const { rows: waiting } =
          await sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(db);
        expect(waiting).toHaveLength(count);
      });
    const { rows } = await sql<{ id: string }>`WITH n AS (SELECT n, next_id() picture_id, next_id() id FROM generate_series(1, 1000) n),
      pics AS (INSERT INTO pictures (id, signature, width, height, dominant_color, format, bytes) SELECT picture_id, sha256(('many ' || n)::bytea), 6, 8, 0, 'jpeg', 1 FROM n),
      docs AS (INSERT INTO search_docs (picture_id, pin_id, tsv, is_fresh) SELECT picture_id, id, 'driftwood:1A', false FROM n)
      INSERT INTO pins (id, owner_id, board_id, picture_id, position, title) SELECT id, ${lena.userId}, ${garden}, picture_id, id, 'Driftwood' FROM n RETURNING id`.execute(
      db,
    );
    const seen: string[] = [];
    let bookmarks: string[] | undefined;
    const read = () => noor.envelope(BaseSearchResource.get, { query: 'driftwood', page_size: 250, bookmarks });
    const readTwice = () =>
      inTransaction(db, async (trx) => {
        await sql`SELECT 1 FROM search_snapshots FOR UPDATE`.execute(trx);
        const both = [read(), read()];
        await untilWaiting(2);
        return both;
      });
    do {
      const [reply, twin] = (await Promise.all(seen.length === 250 ? await readTwice() : [read()])).map(
        (answer) => answer.resource_response,
      );
      if (twin) expect(twin.data!.results).toEqual(reply!.data!.results);
      seen.push(...reply!.data!.results.map((pin) => pin.id));
      bookmarks = [reply!.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    expect(seen).toHaveLength(1_000);
    expect(seen.toSorted()).toEqual(rows.map((row) => row.id).toSorted());

    // Every second picture is a twin: those of the first list are joined in it, and later ones on their page.
    await sql`WITH n AS (SELECT picture_id, row_number() OVER (ORDER BY id) n FROM pins WHERE id = ANY(${seen}::bigint[])),
      joined AS (UPDATE pictures i SET twin_of = o.picture_id FROM n JOIN n o ON o.n = n.n + 1 WHERE i.id = n.picture_id AND n.n % 2 = 1 RETURNING i.id, i.twin_of)
      UPDATE search_docs d SET twin_of = j.twin_of FROM joined j WHERE d.picture_id = j.id`.execute(db);
    const pages: string[][] = [];
    bookmarks = undefined;
    do {
      const { resource_response: reply } = await read();
      pages.push(reply.data!.results.map((pin) => pin.id));
      bookmarks = [reply.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    const { rows: stands } = await sql<{ id: string; picture: string }>`SELECT p.id, coalesce(i.twin_of, i.id) picture
      FROM pins p JOIN pictures i ON i.id = p.picture_id WHERE p.id = ANY(${seen}::bigint[])`.execute(db);
    const pictureOf = new Map(stands.map(({ id, picture }) => [id, picture]));
    for (const page of pages) expect(new Set(page.map((id) => pictureOf.get(id))).size).toBe(page.length);
    expect(new Set(pages.flat().map((id) => pictureOf.get(id))).size).toBe(500);

    await sql`DELETE FROM search_docs WHERE pin_id = ANY(${seen}::bigint[])`.execute(db);
    await sql`DELETE FROM pins WHERE id = ANY(${seen}::bigint[])`.execute(db);
  });
});
