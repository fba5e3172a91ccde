import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { noGraph, noLooks, setGraph, setLooks, type Graph } from '../recommender/index.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { readRelated } from './related.service.ts';

describe('more like this', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  const boards = {} as Record<'chairs' | 'rooms' | 'other' | 'secret', string>;
  const chairs: SeededPin[] = [];
  let seed: SeededPin;
  let twice: SeededPin;
  let elsewhere: SeededPin;
  let secret: SeededPin;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    for (const name of ['chairs', 'rooms', 'other'] as const) boards[name] = await seedBoard(db, lena.userId, name);
    boards.secret = await seedBoard(db, lena.userId, 'Hush', { privacy: 2 });
    const add = (boardId: string, saveOf?: SeededPin) => seedPin(db, { ownerId: lena.userId, boardId, saveOf });
    seed = await add(boards.chairs);
    await add(boards.rooms, seed);
    twice = await add(boards.chairs);
    await add(boards.rooms, twice);
    for (let i = 0; i < 20; i += 1) chairs.push(await add(boards.chairs));
    elsewhere = await add(boards.other);
    secret = await add(boards.secret);
    await add(boards.secret, seed);
    await server.settle();
  });
  afterAll(() => server.close());

  async function readAll(caller: TestCaller, pin = seed): Promise<{ pins: PinCard[]; sizes: number[] }> {
    const pins: PinCard[] = [];
    const sizes: number[] = [];
    let bookmarks: string[] | undefined;
    do {
      const { resource_response: reply } = await caller.envelope(RelatedPinFeedResource.get, { pin_id: pin.id, bookmarks });
      const cards = reply.data!.filter((one) => one.type === 'pin');
      pins.push(...cards);
      sizes.push(cards.length);
      bookmarks = [reply.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    return { pins, sizes };
  }

  it('puts first what shares most boards, then what shares one, then fresh pins, twelve a page, each picture once', async () => {
    const { pins, sizes } = await readAll(server.stranger());
    expect(sizes).toEqual([12, 10]);
    const pictures = new Set(pins.map((pin) => pin.imageSignature));
    expect(pictures.size).toBe(22);
    const { rows } = await sql<{ id: string }>`SELECT id FROM pins WHERE picture_id = ${twice.pictureId}`.execute(server.core.db);
    expect(rows.map((row) => row.id)).toContain(pins[0]!.id);
    expect(
      pins
        .slice(1, 21)
        .map((pin) => pin.id)
        .toSorted(),
    ).toEqual(chairs.map((pin) => pin.id).toSorted());
    expect(pins.at(-1)!.id).toBe(elsewhere.id);
  });

  it('says of each why it is there, on later pages too', async () => {
    const { pins } = await readAll(noor);
    const beside = { reason: 'kept_beside', reasonId: seed.id, throughProperties: ['pin'] };
    expect(pins.slice(0, 21).map((pin) => pin.recommendationReason)).toEqual(Array.from({ length: 21 }, () => beside));
    expect(pins.at(-1)!.recommendationReason).toEqual({ reason: 'fresh' });
  });

  it('never shows the pin itself or what is secret', async () => {
    const { pins } = await readAll(noor);
    expect(pins.map((pin) => pin.id)).not.toContain(seed.id);
    expect(pins.map((pin) => pin.id)).not.toContain(secret.id);
  });

  it('never shows the viewer what they pinned themselves', async () => {
    expect((await readAll(lena)).pins).toEqual([]);
  });

  it('never shows what a minor pinned, or what stands on the board of one', async () => {
    const teen = await server.person('tilda_berg', 'Tilda Berg');
    const board = await seedBoard(server.core.db, teen.userId, 'Mine');
    await seedPin(server.core.db, { ownerId: teen.userId, boardId: board, saveOf: seed });
    const own = await seedPin(server.core.db, { ownerId: teen.userId, boardId: board });
    expect((await readAll(noor)).pins.map((pin) => pin.id)).toContain(own.id);
    await sql`UPDATE users SET birthday = current_date - interval '17 years' WHERE id = ${teen.userId}`.execute(server.core.db);
    expect((await readAll(noor)).pins.map((pin) => pin.id)).not.toContain(own.id);
    await sql`DELETE FROM users WHERE id = ${teen.userId}`.execute(server.core.db);
  });

  describe('where a graph answers', () => {
    const asked: bigint[] = [];
    const answers = (pictures: string[]): Graph => ({
      ...noGraph,
      related: async (picture, _bias, limit) => {
        asked.push(picture);
        return pictures.slice(0, limit).map((id, at) => ({ picture: BigInt(id), score: 1 / (at + 1), start: picture }));
      },
      state: () => ({ pictures: 9, boards: 9, saves: 9, behindMs: 0, builtAt: 1 }),
    });
    afterAll(() => setGraph(server.core, noGraph));

    it('shows its pictures first, in its order, then fills up', async () => {
      const order = [chairs[7]!, elsewhere, chairs[2]!];
      setGraph(server.core, answers(order.map((pin) => pin.pictureId)));
      const { pins, sizes } = await readAll(noor);
      expect(asked.at(-1)).toBe(BigInt(seed.pictureId));
      expect(pins.slice(0, 3).map((pin) => pin.id)).toEqual(order.map((pin) => pin.id));
      expect(sizes).toEqual([12, 10]);
      expect(new Set(pins.map((pin) => pin.imageSignature)).size).toBe(22);
    });

    it('decides anew who may see what it names, and shows another pin of a picture where its first is hidden', async () => {
      const hidden = [secret.pictureId, chairs[3]!.pictureId, chairs[4]!.pictureId];
      setGraph(server.core, answers(hidden));
      const again = await seedPin(server.core.db, { ownerId: lena.userId, boardId: boards.rooms, saveOf: chairs[4] });
      await sql`UPDATE pins SET audience = 2 WHERE id IN (${chairs[3]!.id}, ${chairs[4]!.id})`.execute(server.core.db);
      const { pins } = await readAll(noor);
      expect(pins[0]!.id).toBe(again.id);
      expect(pins.map((pin) => pin.id)).not.toContain(secret.id);
      expect(pins.map((pin) => pin.id)).not.toContain(chairs[3]!.id);
      await sql`UPDATE pins SET audience = 0 WHERE id IN (${chairs[3]!.id}, ${chairs[4]!.id})`.execute(server.core.db);
      await sql`DELETE FROM pins WHERE id = ${again.id}`.execute(server.core.db);
    });

    it('keeps its list for the pages that follow, whatever the graph says then', async () => {
      setGraph(server.core, answers(chairs.map((pin) => pin.pictureId)));
      const first = (await noor.envelope(RelatedPinFeedResource.get, { pin_id: seed.id })).resource_response;
      setGraph(server.core, answers(chairs.toReversed().map((pin) => pin.pictureId)));
      const second = (await noor.envelope(RelatedPinFeedResource.get, { pin_id: seed.id, bookmarks: [first.bookmark!] })).resource_response;
      const ids = [...first.data!, ...second.data!].filter((one) => one.type === 'pin').map((pin) => pin.id);
      expect(ids.slice(0, 20)).toEqual(chairs.map((pin) => pin.id));
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('keeps one list for all strangers of these minutes, and one for each person', async () => {
      const { db } = server.core;
      await sql`DELETE FROM related_snapshots`.execute(db);
      const listsOf = async () => (await sql`SELECT key FROM related_snapshots`.execute(db)).rows.length;
      setGraph(server.core, answers(chairs.map((pin) => pin.pictureId)));
      const first = await readAll(server.stranger());
      setGraph(server.core, answers(chairs.toReversed().map((pin) => pin.pictureId)));
      expect((await readAll(server.stranger())).pins.map(({ id }) => id)).toEqual(first.pins.map(({ id }) => id));
      expect(first.pins).toHaveLength(22);
      expect(await listsOf()).toBe(1);
      expect((await readAll(noor)).pins[0]!.id).toBe(chairs.at(-1)!.id);
      await readAll(noor);
      expect(await listsOf()).toBe(3);
    });

    it('shows what looks alike where it knows nothing of the picture, and says so', async () => {
      const looks = (pictures: readonly string[]) =>
        setLooks(server.core, {
          size: () => 9,
          alike: async ([start], limit) => pictures.slice(0, limit).map((id) => ({ picture: BigInt(id), score: 0.9, start: start! })),
        });
      looks([elsewhere.pictureId, secret.pictureId]);
      setGraph(server.core, answers([]));
      const { pins } = await readAll(noor);
      const at = pins.findIndex((pin) => pin.id === elsewhere.id);
      expect(pins[at]!.recommendationReason).toEqual({ reason: 'looks_alike', reasonId: seed.id, throughProperties: ['pin'] });
      expect(pins.slice(0, at).map((pin) => pin.recommendationReason?.reason)).not.toContain('fresh');
      expect(pins.map((pin) => pin.id)).not.toContain(secret.id);

      setGraph(server.core, answers([chairs[2]!.pictureId]));
      const reasons = (await readAll(noor)).pins.map((pin) => pin.recommendationReason?.reason);
      expect(reasons).not.toContain('looks_alike');
      setLooks(server.core, noLooks);
    });

    it('is not asked about a pin that the viewer may not see', async () => {
      setGraph(server.core, answers([]));
      const before = asked.length;
      expect((await noor.sendRaw('RelatedPinFeedResource', 'get', { pin_id: secret.id })).resource_response.http_status).toBe(404);
      expect(asked).toHaveLength(before);
    });
  });

  it('goes on with fresh pins where its list ends, and shows no picture twice', async () => {
    const { db } = server.core;
    const heap = await seedBoard(db, lena.userId, 'Heap');
    const many: SeededPin[] = [];
    for (let i = 0; i < 130; i += 1) many.push(await seedPin(db, { ownerId: lena.userId, boardId: heap }));
    const { pins, sizes } = await readAll(noor);
    expect(sizes.slice(0, -1).every((size) => size === 12)).toBe(true);
    expect(new Set(pins.map((pin) => pin.imageSignature)).size).toBe(pins.length);
    expect(pins).toHaveLength(22 + many.length);
    const twins = many.slice(0, 2).map(({ pictureId }) => pictureId);
    await sql`UPDATE pictures SET twin_of = ${twins[0]} WHERE id = ${twins[1]}`.execute(db);
    expect((await readAll(noor)).pins).toHaveLength(22 + many.length - 1);

    const [listed, own] = [many[2]!.pictureId, many[3]!.pictureId];
    await sql`UPDATE pictures SET twin_of = CASE id WHEN ${listed} THEN ${twice.pictureId}::bigint ELSE ${seed.pictureId} END WHERE id IN (${listed}, ${own})`.execute(
      db,
    );
    const ids = new Set((await readAll(noor)).pins.map(({ id }) => id));
    expect([many[2]!, many[3]!].filter(({ id }) => ids.has(id))).toEqual([]);
    expect(ids.size).toBe(22 + many.length - 3);
    await sql`DELETE FROM boards WHERE id = ${heap}`.execute(db);
  });

  it('are what goes with a board where that is asked for, twelve at a time, and nothing without a pin or a board', async () => {
    const { data } = (await noor.envelope(RelatedPinFeedResource.get, { board_id: boards.rooms })).resource_response;
    expect(data).toEqual(await noor.data(BoardIdeasFeedResource.get, { board_id: boards.rooms, page_size: 12 }));
    expect(data).toHaveLength(12);
    const secretBoard = await noor.sendRaw('RelatedPinFeedResource', 'get', { board_id: boards.secret });
    expect(secretBoard.resource_response).toMatchObject({ http_status: 404, error: { name: 'board_not_found' } });
    const neither = await noor.sendRaw('RelatedPinFeedResource', 'get', {});
    expect(neither.resource_response).toMatchObject({ http_status: 400, error: { name: 'bad_input' } });
  });

  it('tells a stranger that a secret pin is not here', async () => {
    for (const name of ['RelatedPinFeedResource', 'PinBoardsResource']) {
      const { resource_response: reply } = await noor.sendRaw(name, 'get', { pin_id: secret.id });
      expect(reply.error?.name).toBe('pin_not_found');
      expect(reply.http_status).toBe(404);
    }
    expect((await lena.envelope(RelatedPinFeedResource.get, { pin_id: secret.id })).resource_response.status).toBe('success');
  });

  it('names the public boards that hold the picture', async () => {
    const found = await lena.data(PinBoardsResource.get, { pin_id: seed.id });
    expect(found.map((board) => board.id).toSorted()).toEqual([boards.chairs, boards.rooms].toSorted());
  });

  it('leaves out who blocks the viewer', async () => {
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${lena.userId}, ${noor.userId})`.execute(server.core.db);
    const { resource_response: reply } = await noor.envelope(RelatedPinFeedResource.get, { pin_id: seed.id });
    expect(reply.error?.name).toBe('pin_not_found');
  });

  it('takes one statement for its ids at any page size', async () => {
    for (const page_size of [25, 250]) {
      const { statements } = await countStatements(() =>
        readRelated({ core: server.core, viewer: strangerViewer }, { pin_id: seed.id, page_size }),
      );
      expect(statements).toBe(1);
    }
  });
});
