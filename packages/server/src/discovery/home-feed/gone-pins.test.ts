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
      const { data, bookmark = '' } = await readHomePage({ core: server.core, viewer, fieldSet: 'card' }, { page_size: 5, bookmarks });
      pages.push(data.map(({ id }) => id));
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

  /** Why nobody finds a pin any more, though it is still there. */
  const outs = {
    'was deleted': (pin: SeededPin) => sql`UPDATE pins SET deleted_at = now() WHERE id = ${pin.id}`,
    'is held back': (pin: SeededPin) => sql`UPDATE pins SET held_back = 1 WHERE id = ${pin.id}`,
    'stands on a board that turned secret': (pin: SeededPin) => sql`UPDATE boards SET privacy = 2 WHERE id = ${pin.boardId}`,
  } as const;
  const each = Object.keys(outs) as (keyof typeof outs)[];

  /** Two pins of each of three pictures that are nobody's save; that of Lena, the newer one, would be shown. */
  async function pinTwice(): Promise<{ first: SeededPin[]; second: SeededPin[] }> {
    const { db } = server.core;
    const [first, second]: [SeededPin[], SeededPin[]] = [[], []];
    for (let n = 0; n < 3; n += 1) {
      const older = await seedPin(db, { ownerId: ines, boardId: boards.ines });
      first.push(await seedPin(db, { ownerId: lena, boardId: boards.lena, saveOf: older }));
      second.push(older);
    }
    await sql`UPDATE pins SET via_pin_id = NULL`.execute(db);
    await sql`TRUNCATE picture_counters`.execute(db);
    return { first, second };
  }
  const newestFirst = (pins: readonly SeededPin[]) => pins.toReversed().map((pin) => pin.id);
  const takeOut = async (why: keyof typeof outs, pins: readonly SeededPin[]) => {
    for (const pin of pins) await outs[why](pin).execute(server.core.db);
  };

  it.each(each)('shows a picture by its older pin when the newer one %s', async (why) => {
    const { first, second } = await pinTwice();
    expect((await readPages(strangerViewer)).flat()).toEqual(newestFirst(first));
    await takeOut(why, first);
    expect((await readPages(strangerViewer)).flat()).toEqual(newestFirst(second));
  });

  it.each(each)('shows a picture by another’s pin when the pin of whom one follows %s', async (why) => {
    const { first, second } = await pinTwice();
    const viewer: Viewer = { kind: 'AUTH', userId: noor, sessionId: '1' };
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${noor}, ${lena})`.execute(server.core.db);
    expect((await readPages(viewer)).flat()).toEqual(newestFirst(first));
    await takeOut(why, first);
    expect((await readPages(viewer)).flat()).toEqual(newestFirst(second));
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${noor}, ${ines})`.execute(server.core.db);
    expect((await readPages(viewer)).flat()).toEqual(newestFirst(second));
  });

  it.each(each)('shows a picture by its newest pin when its pin of the day %s', async (why) => {
    const { db } = server.core;
    const { first, second } = await pinTwice();
    await sql`INSERT INTO picture_counters (picture_id, saves) SELECT picture_id, 1 FROM pins GROUP BY picture_id`.execute(db);
    await fillDaily(db);
    expect((await readPages(strangerViewer)).flat().toSorted()).toEqual(newestFirst(second).toSorted());
    await takeOut(why, second);
    expect((await readPages(strangerViewer)).flat()).toEqual(newestFirst(first));
  });

  it('shows a picture by another’s pin to whoever has pinned it last', async () => {
    const { second } = await pinTwice();
    const viewer: Viewer = { kind: 'AUTH', userId: lena, sessionId: '1' };
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${lena}, ${noor})`.execute(server.core.db);
    expect((await readPages(viewer)).flat()).toEqual(newestFirst(second));
  });

  it('goes on with what is left when a pin is deleted between two pages', async () => {
    const { db } = server.core;
    const others = [];
    for (let n = 0; n < 5; n += 1) others.push(await seedPin(db, { ownerId: lena, boardId: boards.lena }));
    const { first, second } = await pinTwice();
    for (let n = 0; n < 5; n += 1) others.push(await seedPin(db, { ownerId: lena, boardId: boards.lena }));
    const pages = await readPages(strangerViewer, () => takeOut('was deleted', first));
    expect(pages.flat()).toEqual(newestFirst([...others.slice(0, 5), ...second, ...others.slice(5)]));
  });
});
