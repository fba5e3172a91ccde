import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { fillDaily } from './daily.queries.ts';
import { readHomePage } from './home-feed.service.ts';

describe('the home feed when pins are gone', () => {
  let server: TestServer;
  let lena: string;
  let ines: string;
  let noor: string;
  let boards: Record<'lena' | 'ines', string>;

  beforeAll(async () => {
    server = await createTestServer({ features: [] });
    lena = (await server.person('lena_test')).userId;
    ines = (await server.person('ines_test')).userId;
    noor = (await server.person('noor_test')).userId;
  });
  beforeEach(async () => {
    const { db } = server.core;
    await sql`TRUNCATE pins, boards, home_daily, picture_counters, feed_snapshots, user_follows CASCADE`.execute(db);
    boards = { lena: await seedBoard(db, lena, 'Of Lena'), ines: await seedBoard(db, ines, 'Of Ines') };
  });
  afterAll(() => server.close());

  async function readPages(viewer: Viewer, between?: () => Promise<unknown>): Promise<(readonly string[])[]> {
    const pages: (readonly string[])[] = [];
    let bookmarks: string[] | undefined;
    while (pages.length < 40) {
      const { ids, bookmark } = await readHomePage({ core: server.core, viewer }, { page_size: 5, bookmarks });
      pages.push(ids);
      if (bookmark === END_BOOKMARK) return pages;
      bookmarks = [bookmark];
      if (pages.length === 1) await between?.();
    }
    throw new Error('The chain of pages has no end.');
  }

  async function pinSaved(count: number): Promise<SeededPin[]> {
    const pins: SeededPin[] = [];
    for (let i = 0; i < count; i += 1) {
      const pin = await seedPin(server.core.db, { ownerId: lena, boardId: boards.lena });
      await seedPin(server.core.db, { ownerId: lena, boardId: boards.lena, saveOf: pin });
      pins.push(pin);
    }
    return pins;
  }

  const remove = (pins: readonly SeededPin[]) =>
    sql`DELETE FROM pins WHERE picture_id = ANY(${pins.map((pin) => pin.pictureId)}::bigint[]) AND owner_id = ${lena}`.execute(
      server.core.db,
    );

  it('shows all that is left, in full pages, when most of the day’s list is gone', async () => {
    const { db } = server.core;
    const saved = await pinSaved(60);
    await fillDaily(db);
    const again: string[] = [];
    for (const pin of saved.slice(0, 3)) again.push((await seedPin(db, { ownerId: ines, boardId: boards.ines, saveOf: pin })).id);
    await sql`UPDATE pins SET via_pin_id = NULL WHERE owner_id = ${ines}`.execute(db);
    for (let i = 0; i < 9; i += 1) again.push((await seedPin(db, { ownerId: ines, boardId: boards.ines })).id);
    await remove(saved.slice(0, 56));
    const pages = await readPages(strangerViewer);
    expect(pages.flat().toSorted()).toEqual([...again, ...saved.slice(56).map((pin) => pin.id)].toSorted());
    expect(pages.slice(0, 3).map((ids) => ids.length)).toEqual([5, 5, 5]);
  });

  it('goes on behind a stretch of the kept list whose pins are gone', async () => {
    const { db } = server.core;
    const near = [];
    for (let i = 0; i < 60; i += 1) near.push(await seedPin(db, { ownerId: lena, boardId: boards.lena }));
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${noor}, ${lena})`.execute(db);
    await sql`INSERT INTO feed_snapshots (key, ids) SELECT ${`following:${noor}`}, next_id() || array_agg(id ORDER BY id DESC) FROM pins`.execute(
      db,
    );
    const newestFirst = near.toReversed();
    const pages = await readPages({ kind: 'AUTH', userId: noor, sessionId: '1' }, () => remove(newestFirst.slice(10, 40)));
    expect(pages.flat()).toEqual([...newestFirst.slice(0, 10), ...newestFirst.slice(40)].map((pin) => pin.id));
  });
});
