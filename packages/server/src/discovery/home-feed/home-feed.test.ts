import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { fillDaily } from './daily.queries.ts';
import { readHomePage } from './home-feed.service.ts';

describe('the home feed', () => {
  let server: TestServer;
  const people = {} as Record<'noor' | 'lena' | 'ines' | 'sam' | 'priya', string>;
  const boards = {} as Record<'lena' | 'ines' | 'sam' | 'lenaSecret', string>;
  const lenas: SeededPin[] = [];
  const iness: SeededPin[] = [];
  let secret: SeededPin;
  const as = (userId: string): Viewer => ({ kind: 'AUTH', userId, sessionId: '1' });

  beforeAll(async () => {
    server = await createTestServer({ features: [] });
    const { db } = server.core;
    for (const name of ['noor', 'lena', 'ines', 'sam', 'priya'] as const) people[name] = (await server.person(`${name}_test`)).userId;
    for (const name of ['lena', 'ines', 'sam'] as const) boards[name] = await seedBoard(db, people[name], `Board of ${name}`);
    boards.lenaSecret = await seedBoard(db, people.lena, 'Surprise', { privacy: 2 });
    for (let i = 0; i < 30; i += 1) lenas.push(await seedPin(db, { ownerId: people.lena, boardId: boards.lena }));
    for (let i = 0; i < 30; i += 1) iness.push(await seedPin(db, { ownerId: people.ines, boardId: boards.ines }));
    for (let i = 0; i < 10; i += 1) await seedPin(db, { ownerId: people.sam, boardId: boards.sam, saveOf: lenas[i] });
    for (let i = 0; i < 10; i += 1) await seedPin(db, { ownerId: people.sam, boardId: boards.sam });
    secret = await seedPin(db, { ownerId: people.lena, boardId: boards.lenaSecret });
    await fillDaily(db);
  });
  afterAll(() => server.close());

  async function readChain(
    viewer: Viewer,
    options: { tab?: 'following' | 'explore'; page_size?: number; between?: (page: number) => Promise<unknown> } = {},
  ): Promise<string[]> {
    const ids: string[] = [];
    let bookmarks: string[] | undefined;
    for (let page = 0; page < 100; page += 1) {
      const { data, bookmark = '' } = await readHomePage(
        { core: server.core, viewer, fieldSet: 'card' },
        { tab: options.tab, page_size: options.page_size ?? 5, bookmarks },
      );
      ids.push(...data.map(({ id }) => id));
      if (bookmark === END_BOOKMARK) return ids;
      bookmarks = [bookmark];
      await options.between?.(page);
    }
    throw new Error('The chain of pages has no end.');
  }

  async function picturesOf(ids: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ picture_id: string }>`SELECT picture_id FROM pins WHERE id = ANY(${ids}::bigint[])`.execute(
      server.core.db,
    );
    return rows.map((row) => row.picture_id);
  }

  async function expectOncePerPicture(ids: readonly string[]): Promise<void> {
    const pictures = await picturesOf(ids);
    expect(pictures).toHaveLength(ids.length);
    expect(new Set(pictures).size).toBe(ids.length);
  }

  it('shows a stranger every public picture once, fresh and most saved mixed', async () => {
    const ids = await readChain(strangerViewer);
    await expectOncePerPicture(ids);
    expect(ids).toHaveLength(70);
    expect(ids).not.toContain(secret.id);
    const mostSaved = lenas.slice(0, 10).map((pin) => pin.id);
    expect(ids.slice(0, 20).filter((id) => mostSaved.includes(id)).length).toBeGreaterThanOrEqual(5);
    expect(ids.slice(0, 20).filter((id) => !mostSaved.includes(id)).length).toBeGreaterThanOrEqual(5);
  });

  it('gives who follows and saves nothing what a stranger gets', async () => {
    expect(await readChain(as(people.priya))).toEqual(await readChain(strangerViewer));
  });

  it('goes from who is followed, to what is near, to everything else, without a repeat', async () => {
    const { db } = server.core;
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${people.noor}, ${people.lena})`.execute(db);
    await sql`INSERT INTO board_follows (follower_id, board_id) VALUES (${people.noor}, ${boards.sam})`.execute(db);
    const noorsBoard = await seedBoard(db, people.noor, 'Kept');
    await seedPin(db, { ownerId: people.noor, boardId: noorsBoard, saveOf: iness[3] });
    const ids = await readChain(as(people.noor));
    await expectOncePerPicture(ids);
    const followed = ids.slice(0, 40);
    const sameBoard = new Set(iness.map((pin) => pin.id));
    expect(followed.filter((id) => sameBoard.has(id))).toEqual([]);
    expect(followed.map(BigInt)).toEqual(followed.map(BigInt).toSorted((a, b) => (a < b ? 1 : -1)));
    expect(sameBoard.has(ids[40]!)).toBe(true);
    expect(ids).toHaveLength(70);
    expect((await readChain(as(people.noor), { tab: 'following' })).toSorted()).toEqual(followed.toSorted());
    const explored = await readChain(as(people.noor), { tab: 'explore' });
    await expectOncePerPicture(explored);
    expect(explored.slice(0, 20).some((id) => !followed.includes(id))).toBe(true);
  });

  it('recommends no pin of a minor, and shows it to who follows them', async () => {
    const { db } = server.core;
    const minor = (await server.person('tova_test')).userId;
    const board = await seedBoard(db, minor, 'Board of a minor');
    const fresh = await seedPin(db, { ownerId: minor, boardId: board });
    // Near what Noor saved, and among the most saved of the day.
    const near = await seedPin(db, { ownerId: minor, boardId: board, saveOf: iness[3] });
    const saved = await seedPin(db, { ownerId: minor, boardId: board });
    await seedPin(db, { ownerId: people.sam, boardId: boards.sam, saveOf: saved });
    await fillDaily(db);
    const ofMinor = async (viewer: Viewer) => (await readChain(viewer)).filter((id) => [fresh.id, near.id, saved.id].includes(id));
    expect((await ofMinor(strangerViewer)).toSorted()).toEqual([fresh.id, saved.id].toSorted());
    await sql`UPDATE users SET birthday = now() - interval '17 years' WHERE id = ${minor}`.execute(db);
    for (const viewer of [strangerViewer, as(people.priya), as(people.noor)]) expect(await ofMinor(viewer)).toEqual([]);
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${people.priya}, ${minor})`.execute(db);
    expect(await ofMinor(as(people.priya))).toEqual([saved.id, near.id, fresh.id]);
    await sql`DELETE FROM user_follows WHERE follower_id = ${people.priya}`.execute(db);
    await sql`DELETE FROM pins WHERE board_id = ${board} OR picture_id = (SELECT picture_id FROM pins WHERE id = ${saved.id})`.execute(db);
    await sql`DELETE FROM home_daily WHERE pin_id = ${saved.id}`.execute(db);
  });

  it('keeps its order when others pin and save in between', async () => {
    const before = await readChain(as(people.noor));
    const extra = await seedBoard(server.core.db, people.lena, 'Later');
    const during = await readChain(as(people.noor), {
      between: async (page) => {
        if (page < 4)
          await seedPin(server.core.db, { ownerId: people.lena, boardId: extra, saveOf: page % 2 ? undefined : iness[10 + page] });
        await fillDaily(server.core.db);
      },
    });
    expect(during).toEqual(before);
    await sql`DELETE FROM pins WHERE board_id = ${extra}`.execute(server.core.db);
  });

  it('shows nothing more of a board that turns secret while its pins are near', async () => {
    const { db } = server.core;
    const near = new Set(iness.map((pin) => pin.id));
    const ids = await readChain(as(people.noor), {
      between: async (page) => {
        if (page === 8) await sql`UPDATE boards SET privacy = 2 WHERE id = ${boards.ines}`.execute(db);
      },
    });
    await sql`UPDATE boards SET privacy = 0 WHERE id = ${boards.ines}`.execute(db);
    expect(ids.slice(40, 45).every((id) => near.has(id))).toBe(true);
    expect(ids.slice(45).filter((id) => near.has(id))).toEqual([]);
  });

  it('leaves out one’s own pins, blocks in both directions, hidden pictures and boards that turned secret', async () => {
    const { db } = server.core;
    const viewer = as(people.ines);
    expect((await readChain(viewer)).filter((id) => iness.some((pin) => pin.id === id))).toEqual([]);
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${people.lena}, ${people.ines})`.execute(db);
    await sql`INSERT INTO hidden_pins (user_id, picture_id) SELECT ${people.priya}, picture_id FROM pins WHERE id = ${iness[0]!.id}`.execute(
      db,
    );
    expect((await readChain(viewer)).filter((id) => lenas.some((pin) => pin.id === id))).toEqual([]);
    expect(await readChain(as(people.priya))).not.toContain(iness[0]!.id);
    await sql`DELETE FROM blocks`.execute(db);
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${people.ines}, ${people.lena})`.execute(db);
    expect((await readChain(viewer)).filter((id) => lenas.some((pin) => pin.id === id))).toEqual([]);
    await sql`UPDATE boards SET privacy = 2 WHERE id = ${boards.ines}`.execute(db);
    expect((await readChain(strangerViewer)).filter((id) => iness.some((pin) => pin.id === id))).toEqual([]);
    await sql`UPDATE boards SET privacy = 0 WHERE id = ${boards.ines}`.execute(db);
  });

  it('goes on to everything else when nearly all of what is followed and near is hidden', async () => {
    const { db } = server.core;
    const mei = (await server.person('mei_test')).userId;
    const own = await seedBoard(db, mei, 'Kept');
    await seedPin(db, { ownerId: mei, boardId: own, saveOf: iness[29] });
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${mei}, ${people.sam})`.execute(db);
    const near = iness.slice(15, 29);
    await sql`INSERT INTO hidden_pins (user_id, picture_id) SELECT ${mei}, picture_id FROM pins
      WHERE owner_id = ${people.sam} OR id = ANY(${near.map((pin) => pin.id)}::bigint[])`.execute(db);
    const ids = await readChain(as(mei), { page_size: 10 });
    const rest = [...lenas.slice(10), ...iness.slice(0, 15)].map((pin) => pin.id);
    expect(ids.filter((id) => rest.includes(id)).toSorted()).toEqual(rest.toSorted());
  });

  it('reads a list that is made once a minute for who follows more than 300, with the same pins', async () => {
    const { db } = server.core;
    const viewer = as(people.priya);
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${people.priya}, ${people.lena})`.execute(db);
    const pulled = await readChain(viewer, { tab: 'following' });
    await sql`WITH u AS (INSERT INTO users (username, full_name) SELECT 'quiet_' || n, 'Quiet' FROM generate_series(1, 305) n RETURNING id)
      INSERT INTO user_follows (follower_id, user_id) SELECT ${people.priya}, id FROM u`.execute(db);
    expect(await readChain(viewer, { tab: 'following' })).toEqual(pulled);
    expect(pulled.length).toBeGreaterThan(25);

    const later = await seedPin(db, { ownerId: people.lena, boardId: boards.lena });
    expect(await readChain(viewer, { tab: 'following' })).toEqual(pulled);
    expect(await readChain(as(people.noor), { tab: 'following' })).toContain(later.id);
    await sql`UPDATE feed_snapshots SET built_at = built_at - interval '61 seconds'`.execute(db);
    expect(await readChain(viewer, { tab: 'following' })).toEqual([later.id, ...pulled]);

    await sql`UPDATE boards SET privacy = 2 WHERE id = ${boards.lena}`.execute(db);
    expect(await readChain(viewer, { tab: 'following' })).toEqual([]);
    await sql`UPDATE boards SET privacy = 0 WHERE id = ${boards.lena}`.execute(db);
    await sql`DELETE FROM user_follows WHERE follower_id = ${people.priya} AND user_id = ${people.lena}`.execute(db);
    expect(await readChain(viewer, { tab: 'following' })).toEqual([]);
    await sql`DELETE FROM pins WHERE id = ${later.id}`.execute(db);
    await sql`DELETE FROM user_follows WHERE follower_id = ${people.priya}`.execute(db);
    await sql`DELETE FROM feed_snapshots`.execute(db);
  });

  it('goes on from the sources where the list ends', async () => {
    const { db } = server.core;
    const viewer = as(people.priya);
    await sql`INSERT INTO user_follows (follower_id, user_id) SELECT ${people.priya}::bigint, id FROM users WHERE username LIKE 'quiet_%' OR id = ${people.sam}`.execute(
      db,
    );
    const many = await seedBoard(db, people.sam, 'Much');
    await sql`WITH n AS (SELECT n, next_id() picture_id, next_id() id FROM generate_series(1, 900) n),
      pics AS (INSERT INTO pictures (id, signature, width, height, dominant_color, format, bytes) SELECT picture_id, sha256(('much ' || n)::bytea), 6, 8, 0, 'jpeg', 1 FROM n)
      INSERT INTO pins (id, owner_id, board_id, picture_id, position) SELECT id, ${people.sam}, ${many}, picture_id, id FROM n`.execute(db);
    const ids = await readChain(viewer, { tab: 'following', page_size: 200 });
    await expectOncePerPicture(ids);
    expect(ids.length).toBeGreaterThanOrEqual(900);
    expect(ids.map(BigInt)).toEqual(ids.map(BigInt).toSorted((a, b) => (a < b ? 1 : -1)));
    await sql`DELETE FROM pins WHERE board_id = ${many}`.execute(db);
    await sql`DELETE FROM user_follows WHERE follower_id = ${people.priya}`.execute(db);
    await sql`DELETE FROM feed_snapshots`.execute(db);
  });

  it('takes a statement for what leads to it, one for its ids and one for its cards, and one more where what is followed ends within the page', async () => {
    for (const [size, most] of [
      [2, 3],
      [25, 4],
      [250, 4],
    ] as const) {
      const context = { core: server.core, viewer: as(people.noor), fieldSet: 'card' as const };
      const { statements } = await countStatements(() => readHomePage(context, { page_size: size }));
      expect(statements).toBeLessThanOrEqual(most);
    }
  });

  it('shows the day’s most saved in another order on another day', async () => {
    const ranks = async (day: number) => {
      const { rows } = await sql<{ pin_id: string }>`SELECT pin_id FROM home_daily WHERE day = ${day} ORDER BY rank`.execute(
        server.core.db,
      );
      return rows.map((row) => row.pin_id);
    };
    await fillDaily(server.core.db, 20990101);
    await fillDaily(server.core.db, 20990102);
    const [one, other] = [await ranks(20990101), await ranks(20990102)];
    expect(one).not.toEqual(other);
    expect(one.toSorted()).toEqual(other.toSorted());
  });

  it('fills its page where each of the newest pins is among the most saved too', async () => {
    const { db } = server.core;
    await sql`INSERT INTO picture_counters (picture_id, saves) SELECT DISTINCT picture_id, 1 FROM pins WHERE audience = 0
      ON CONFLICT (picture_id) DO UPDATE SET saves = greatest(picture_counters.saves, 1)`.execute(db);
    await fillDaily(db, 20990103);
    const { data } = await readHomePage({ core: server.core, viewer: strangerViewer, fieldSet: 'card' }, {});
    expect(data).toHaveLength(25);
  });
});
