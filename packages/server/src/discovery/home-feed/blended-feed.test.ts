import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { noGraph, noLooks, setGraph, setLooks, type Graph, type Start } from '../recommender/index.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { takeBlended } from './blended-feed.service.ts';
import { fillDaily } from './daily.queries.ts';
import { scanBeyond } from './home-feed.queries.ts';
import { presentBlendedReason } from './home-feed.views.ts';
import { readHomePage } from './home-feed.service.ts';
import { firstCursors } from './sources.queries.ts';

describe('the home feed of a person whose saves lead somewhere', () => {
  let server: TestServer;
  let lena: string;
  let ines: string;
  let noor: string;
  let viewer: Viewer;
  let noorsBoard: string;
  let noorsSecret: string;
  let noorsPin: SeededPin;
  let lenasBoard: string;
  let inessBoard: string;
  const lenas: SeededPin[] = [];
  const iness: SeededPin[] = [];
  let asked: (readonly Start[])[] = [];

  beforeAll(async () => {
    server = await createTestServer({ features: [] });
    const { db } = server.core;
    [lena, ines, noor] = [
      (await server.person('lena_test')).userId,
      (await server.person('ines_test')).userId,
      (await server.person('noor_test')).userId,
    ];
    viewer = { kind: 'AUTH', userId: noor, sessionId: '1' };
    lenasBoard = await seedBoard(db, lena, 'Chairs');
    inessBoard = await seedBoard(db, ines, 'Boats');
    for (let i = 0; i < 30; i += 1) lenas.push(await seedPin(db, { ownerId: lena, boardId: lenasBoard }));
    for (let i = 0; i < 30; i += 1) iness.push(await seedPin(db, { ownerId: ines, boardId: inessBoard }));
    noorsBoard = await seedBoard(db, noor, 'Mine');
    noorsSecret = await seedBoard(db, noor, 'Plans', { privacy: 2 });
    await seedPin(db, { ownerId: noor, boardId: noorsSecret, saveOf: lenas[1] });
    noorsPin = await seedPin(db, { ownerId: noor, boardId: noorsBoard, saveOf: lenas[0] });
    await fillDaily(db);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    asked = [];
    setGraph(server.core, leadsTo([lenas[5]!, lenas[6]!, lenas[7]!, lenas[8]!]));
    await sql`DELETE FROM feed_snapshots`.execute(server.core.db);
  });

  /** A recommender that leads from the first start to these pins' pictures. */
  const leadsTo = (pins: readonly SeededPin[]): Graph => ({
    ...noGraph,
    forStarts: async (starts) => {
      asked.push(starts);
      return pins.map((pin) => ({ picture: BigInt(pin.pictureId), score: 1, start: starts[0]!.start, through: starts[0]!.pictures[0]! }));
    },
    state: () => ({ pictures: 9, boards: 9, saves: 9, behindMs: 0, builtAt: 1 }),
  });
  const context = () => ({ core: server.core, viewer, fieldSet: 'card' as const });
  const readPage = async (bookmarks?: string[], page_size = 10) => {
    const { data, bookmark = '' } = await readHomePage(context(), { page_size, bookmarks });
    return { ids: data.map(({ id }) => id), reasons: new Map(data.map((pin) => [pin.id, pin.recommendationReason])), bookmark };
  };
  /** The cards of the list that was made last. */
  const readKept = async () => {
    const { rows } = await sql<{ anchor: string }>`SELECT ids[1] anchor FROM feed_snapshots WHERE key = ${`blended:${noor}`}`.execute(
      server.core.db,
    );
    const { cards } = await takeBlended(context(), { anchor: rows[0]!.anchor, offset: 0, size: 60 });
    return cards.map(({ pin, why }) => ({ id: pin.id, why: why.why, reason: presentBlendedReason(why) }));
  };

  async function readChain(page_size = 10): Promise<string[]> {
    const ids: string[] = [];
    let bookmarks: string[] | undefined;
    for (let page = 0; page < 100; page += 1) {
      const reply = await readPage(bookmarks, page_size);
      ids.push(...reply.ids);
      if (reply.bookmark === END_BOOKMARK) return ids;
      bookmarks = [reply.bookmark];
    }
    throw new Error('The chain of pages has no end.');
  }

  it('begins with where they lead, asks by board with the newest first, and shows all else after, each picture once', async () => {
    const ids = await readChain();
    // Two of one author stand beside each other, and no more.
    expect(ids.slice(0, 2)).toEqual([lenas[5]!.id, lenas[6]!.id]);
    expect(ids.slice(2, 4).every((id) => iness.some((pin) => pin.id === id))).toBe(true);
    expect(asked).toEqual([
      [
        { start: BigInt(noorsBoard), pictures: [BigInt(lenas[0]!.pictureId)] },
        { start: BigInt(noorsSecret), pictures: [BigInt(lenas[1]!.pictureId)] },
      ],
    ]);
    const { rows } = await sql<{ picture_id: string }>`SELECT picture_id FROM pins WHERE id = ANY(${ids}::bigint[])`.execute(
      server.core.db,
    );
    expect(new Set(rows.map((row) => row.picture_id)).size).toBe(ids.length);
    expect(ids).toHaveLength(60);
    for (const size of [3, 60, 250]) expect(await readChain(size)).toEqual(ids);
  });

  it('shows what looks like the newest picture of a board that leads nowhere, and says so', async () => {
    const askedFor: bigint[] = [];
    setLooks(server.core, {
      size: () => 9,
      alike: async (pictures) => {
        askedFor.push(...pictures);
        return pictures.flatMap((start) => [
          { picture: BigInt(iness[9]!.pictureId), score: 0.9, start },
          // Such a likeness passes for "more that look like this", and says nothing of a taste.
          { picture: BigInt(iness[8]!.pictureId), score: 0.77, start },
        ]);
      },
    });
    await readPage();
    setLooks(server.core, noLooks);
    expect(askedFor).toEqual([BigInt(lenas[1]!.pictureId)]);
    const alike = (await readKept()).filter(({ why }) => why === 'alike');
    expect(alike.map(({ id }) => id)).toEqual([iness[9]!.id]);
    expect(alike[0]!.reason).toMatchObject({ reason: 'looks_alike', board: noorsSecret, throughProperties: ['pin'] });
  });

  it('begins with no save, nor with what is near one, where the viewer wants nothing chosen by what they do', async () => {
    const { db } = server.core;
    const read = async () => {
      asked = [];
      await readPage();
      const { pins } = await scanBeyond(db, { viewer, chain: { anchor: null, day: null }, cursors: firstCursors, size: 20 });
      return { starts: asked[0]?.length, hasNear: pins.some(({ source }) => source === 'near') };
    };
    await sql`DELETE FROM feed_snapshots`.execute(db);
    expect(await read()).toMatchObject({ starts: 2, hasNear: true });
    await sql`INSERT INTO user_settings (user_id, personalise_by_activity) VALUES (${noor}, false)`.execute(db);
    setGraph(server.core, { ...leadsTo([]), forStarts: async (starts) => (asked.push(starts), []) });
    expect(await read()).toMatchObject({ starts: 0, hasNear: false });
    await sql`DELETE FROM user_settings WHERE user_id = ${noor}`.execute(db);
    await sql`DELETE FROM feed_snapshots`.execute(db);
  });

  it('keeps with each card why it is there', async () => {
    await readPage();
    const cards = await readKept();
    const saved = cards.filter(({ why }) => why === 'saved');
    expect(new Set(saved.map(({ id }) => id))).toEqual(new Set([5, 6, 7, 8].map((at) => lenas[at]!.id)));
    const because = { reason: 'saved', reasonId: noorsPin.id, throughProperties: ['pin'], board: noorsBoard };
    expect(saved.map(({ reason }) => reason)).toEqual([because, because, because, because]);
    const others = cards.filter(({ why }) => why !== 'saved');
    expect(others).not.toEqual([]);
    for (const { reason } of others) expect(reason).toEqual({ reason: 'fresh' });
  });

  it('names of a reason only what is the viewer’s own when it is read: never another one’s pin, nor another one’s board', async () => {
    const { db } = server.core;
    const reasonOf = async () => (await readPage()).reasons.get(lenas[5]!.id);
    expect(await reasonOf()).toMatchObject({ reasonId: noorsPin.id, board: noorsBoard });
    await sql`UPDATE boards SET owner_id = ${ines} WHERE id = ${noorsBoard}`.execute(db);
    expect(await reasonOf()).toEqual({ reason: 'saved', reasonId: noorsPin.id, throughProperties: ['pin'] });
    await sql`UPDATE boards SET owner_id = ${noor} WHERE id = ${noorsBoard}`.execute(db);
    const secret = await seedPin(db, { ownerId: noor, boardId: noorsSecret, saveOf: lenas[0] });
    await readPage();
    await sql`UPDATE pins SET deleted_at = now() WHERE id = ${noorsPin.id}`.execute(db);
    const keptReason = async () => (await readKept()).find(({ id }) => id === lenas[5]!.id)?.reason;
    expect(await keptReason()).toMatchObject({ reasonId: secret.id, board: noorsSecret });
    await sql`DELETE FROM pins WHERE id = ${secret.id}`.execute(db);
    expect(await keptReason()).toEqual({ reason: 'saved' });
    await sql`UPDATE pins SET deleted_at = NULL WHERE id = ${noorsPin.id}`.execute(db);
  });

  describe('who follows a topic', () => {
    const topicId = '29';
    const about = () => iness.slice(10, 14);
    beforeAll(async () => {
      const { db } = server.core;
      for (const [at, pin] of about().entries())
        await sql`INSERT INTO picture_topics (picture_id, topic_id, pin_id, quality) VALUES (${pin.pictureId}, ${topicId}, ${pin.id}, ${1_000 - at})`.execute(
          db,
        );
      await sql`INSERT INTO topic_follows (follower_id, topic_id) VALUES (${noor}, ${topicId})`.execute(db);
    });
    afterAll(() => sql`DELETE FROM topic_follows`.execute(server.core.db));

    it('meets its best pins first and is told why, also before the first save leads anywhere', async () => {
      const because = { reason: 'followed_topic', reasonId: topicId, throughProperties: ['topic'] };
      for (const discovery of [leadsTo([lenas[5]!]), noGraph]) {
        setGraph(server.core, discovery);
        await sql`DELETE FROM feed_snapshots`.execute(server.core.db);
        const { ids, reasons } = await readPage(undefined, 6);
        const told = ids.filter((id) => reasons.get(id)?.reason === 'followed_topic');
        expect(told.length).toBeGreaterThanOrEqual(2);
        expect(told.every((id) => about().some((pin) => pin.id === id))).toBe(true);
        expect(reasons.get(told[0]!)).toEqual(because);
      }
    });

    it('does not meet there what they saved, what is secret, or what is hidden with its topic', async () => {
      setGraph(server.core, noGraph);
      const { db } = server.core;
      const kept = await seedPin(db, { ownerId: noor, boardId: noorsBoard, saveOf: about()[0] });
      await sql`UPDATE pins SET deleted_at = now() WHERE id = ${about()[1]!.id}`.execute(db);
      const { ids, reasons: told } = await readPage(undefined, 60);
      expect(told.get(about()[0]!.id)?.reason).not.toBe('followed_topic');
      expect(ids).not.toContain(about()[1]!.id);
      expect(told.get(about()[2]!.id)?.reason).toBe('followed_topic');
      await sql`UPDATE pins SET deleted_at = NULL WHERE id = ${about()[1]!.id}`.execute(db);
      await sql`DELETE FROM pins WHERE id = ${kept.id}`.execute(db);
      await sql`UPDATE topics SET is_hidden = true WHERE id = ${topicId}`.execute(db);
      await sql`DELETE FROM feed_snapshots`.execute(db);
      const { reasons } = await readPage(undefined, 60);
      expect([...reasons.values()].some((why) => why?.reason === 'followed_topic')).toBe(false);
      await sql`UPDATE topics SET is_hidden = false WHERE id = ${topicId}`.execute(db);
    });

    it('sees the change at once, and no card of a topic that they left', async () => {
      setGraph(server.core, noGraph);
      const first = await readPage(undefined, 3);
      await sql`DELETE FROM topic_follows`.execute(server.core.db);
      const rest = await readPage([first.bookmark], 60);
      expect([...rest.reasons.values()].some((why) => why?.reason === 'followed_topic')).toBe(false);
    });
  });

  it('says who or what is followed, in the list and beyond it', async () => {
    const { db } = server.core;
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${noor}, ${ines})`.execute(db);
    await sql`INSERT INTO board_follows (follower_id, board_id) VALUES (${noor}, ${lenasBoard})`.execute(db);
    for (const discovery of [leadsTo([lenas[5]!]), noGraph]) {
      setGraph(server.core, discovery);
      const { reasons } = await readPage(undefined, 250);
      expect(reasons.get(iness[9]!.id)).toEqual({ reason: 'followed_person', reasonId: ines, throughProperties: ['user'] });
      expect(reasons.get(lenas[9]!.id)).toEqual({ reason: 'followed_board', reasonId: lenasBoard, throughProperties: ['board'] });
    }
    await sql`DELETE FROM user_follows WHERE follower_id = ${noor}`.execute(db);
    await sql`DELETE FROM board_follows WHERE follower_id = ${noor}`.execute(db);
  });

  it('is made once, until something is saved or followed', async () => {
    const { db } = server.core;
    const first = await readPage();
    expect((await readPage()).ids).toEqual(first.ids);
    expect(asked).toHaveLength(1);
    const saved = await seedPin(db, { ownerId: noor, boardId: noorsBoard, saveOf: iness[3] });
    await readPage();
    expect(asked).toHaveLength(2);
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${noor}, ${ines})`.execute(db);
    await readPage();
    expect(asked).toHaveLength(3);
    await sql`INSERT INTO board_follows (follower_id, board_id) VALUES (${noor}, ${inessBoard})`.execute(db);
    await readPage();
    expect(asked).toHaveLength(4);
    await sql`DELETE FROM user_follows WHERE follower_id = ${noor}`.execute(db);
    await sql`DELETE FROM board_follows WHERE follower_id = ${noor}`.execute(db);
    await sql`DELETE FROM pins WHERE id = ${saved.id}`.execute(db);
  });

  it('decides who may see a card when it is read, and shows nobody who is followed no more', async () => {
    const { db } = server.core;
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${noor}, ${ines})`.execute(db);
    const before = (await readPage(undefined, 30)).ids;
    const inesIds = new Set(iness.map((pin) => pin.id));
    expect(before.filter((id) => inesIds.has(id)).length).toBeGreaterThan(5);
    expect(before).toContain(lenas[5]!.id);
    await sql`UPDATE boards SET privacy = 2 WHERE id = ${lenasBoard}`.execute(db);
    await sql`DELETE FROM user_follows WHERE follower_id = ${noor}`.execute(db);
    expect((await readKept()).filter(({ why }) => why !== 'fresh')).toEqual([]);
    await sql`UPDATE boards SET privacy = 0 WHERE id = ${lenasBoard}`.execute(db);
  });

  it('goes on where all that stands next in the list is gone, to the cards behind it', async () => {
    const { db } = server.core;
    const whole = await readChain();
    const first = await readPage(undefined, 5);
    const gone = whole.slice(5, 50);
    await sql`UPDATE pins SET deleted_at = now() WHERE id = ANY(${gone}::bigint[])`.execute(db);
    const rest: string[] = [];
    let { bookmark } = first;
    while (bookmark !== END_BOOKMARK) {
      const page = await readPage([bookmark], 5);
      rest.push(...page.ids);
      ({ bookmark } = page);
    }
    expect(rest).toEqual(whole.slice(50));
    await sql`UPDATE pins SET deleted_at = NULL WHERE id = ANY(${gone}::bigint[])`.execute(db);
  });

  it('never leads to what a minor or somebody private pinned, nor to what the viewer has', async () => {
    const { db } = server.core;
    setGraph(server.core, leadsTo([lenas[0]!, lenas[5]!, iness[4]!]));
    for (const change of [sql`birthday = current_date - interval '17 years'`, sql`is_private = true`]) {
      await sql`UPDATE users SET ${change} WHERE id = ${ines}`.execute(db);
      await sql`DELETE FROM feed_snapshots`.execute(db);
      await readPage();
      const { rows } = await sql<{ ids: string[] }>`SELECT ids FROM feed_snapshots WHERE key LIKE ${`blended:${noor}:%`}`.execute(db);
      const length = rows[0]!.ids.length / 5;
      const reasons = rows[0]!.ids.slice(length * 2, length * 3);
      expect(rows[0]!.ids.slice(0, length).filter((_id, at) => reasons[at] === '0')).toEqual([lenas[5]!.id]);
      await sql`UPDATE users SET birthday = '1990-05-05', is_private = false WHERE id = ${ines}`.execute(db);
    }
  });

  it('leads to a picture by a pin that is left, and again once the viewer’s own save of it is deleted', async () => {
    const { db } = server.core;
    setGraph(server.core, leadsTo([lenas[5]!]));
    const isLedTo = async (pin: SeededPin) => {
      await sql`DELETE FROM feed_snapshots`.execute(db);
      return (await readPage()).reasons.get(pin.id)?.reason === 'saved';
    };
    const later = await seedPin(db, { ownerId: ines, boardId: inessBoard, saveOf: lenas[5] });
    expect([await isLedTo(lenas[5]!), await isLedTo(later)]).toEqual([true, false]);
    await sql`UPDATE pins SET deleted_at = now() WHERE id = ${lenas[5]!.id}`.execute(db);
    expect(await isLedTo(later)).toBe(true);
    const own = await seedPin(db, { ownerId: noor, boardId: noorsBoard, saveOf: later });
    expect(await isLedTo(later)).toBe(false);
    await sql`UPDATE pins SET deleted_at = now() WHERE id = ${own.id}`.execute(db);
    expect(await isLedTo(later)).toBe(true);
    await sql`UPDATE pins SET deleted_at = NULL WHERE id = ${lenas[5]!.id}`.execute(db);
    await sql`DELETE FROM pins WHERE id IN (${later.id}, ${own.id})`.execute(db);
  });

  it('is the plain feed where the graph leads to nothing', async () => {
    setGraph(server.core, leadsTo([]));
    const plain = await readChain();
    setGraph(server.core, noGraph);
    expect(await readChain()).toEqual(plain);
  });

  it('reads a page of a kept list with its cards by one statement', async () => {
    await readPage();
    const { statements } = await countStatements(() => readPage());
    expect(statements).toBe(1);
  });
});
