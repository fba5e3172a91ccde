import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Bias } from './discovery.service.ts';
import { startRecommender, type Recommender } from './recommender.service.ts';

const BIAS: Bias = { language: '', day: 1, notPictures: [] };
/** What is answered does not depend on what else the machine does. */
const PATIENCE = 20_000;

describe('the recommender', () => {
  let server: TestServer;
  let recommender: Recommender;
  let file: string;
  let lena: string;
  let noor: string;
  let board: string;
  let start: SeededPin;
  let beside: SeededPin;

  const begin = (readers = 1) =>
    startRecommender({ databaseUrl: server.databaseUrl, file, readers, patience: PATIENCE, log: server.core.log });
  const restart = async () => {
    await recommender.stop();
    recommender = begin();
    await recommender.settle();
  };
  const related = async (pin: SeededPin = start) =>
    (await recommender.related(BigInt(pin.pictureId), BIAS, 50)).map((hit) => String(hit.picture));
  const run = (statement: ReturnType<typeof sql>) => statement.execute(server.core.db);
  /** What comes of a change, and of changing it back. */
  async function hides(pin: SeededPin, change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) {
    expect(await related()).toContain(pin.pictureId);
    await run(change);
    await recommender.settle();
    expect(await related()).not.toContain(pin.pictureId);
    await run(back);
    await recommender.settle();
    expect(await related()).toContain(pin.pictureId);
  }

  beforeAll(async () => {
    server = await createTestServer();
    const { db, config } = server.core;
    file = join(config.dataDir, 'recommender', 'saves.graph');
    lena = (await server.person('lena_fjeld', 'Lena Fjeld')).userId;
    noor = (await server.person('noor_haddad', 'Noor Haddad')).userId;
    board = await seedBoard(db, lena, 'Chairs');
    start = await seedPin(db, { ownerId: lena, boardId: board });
    beside = await seedPin(db, { ownerId: lena, boardId: board });
    recommender = begin();
    await recommender.settle();
  });
  afterAll(async () => {
    await recommender.stop();
    await server.close();
  });

  it('begins with what the database holds', async () => {
    expect(await related()).toEqual([beside.pictureId]);
    expect(recommender.state()).toMatchObject({ pictures: 2, boards: 1, saves: 2, behindMs: 0 });
  });

  it('knows a save soon after it is made, by itself', async () => {
    const added = await seedPin(server.core.db, { ownerId: lena, boardId: board });
    await expect.poll(() => related(), { timeout: 10_000 }).toContain(added.pictureId);
    await run(sql`DELETE FROM pins WHERE id = ${added.id}`);
    await expect.poll(() => related(), { timeout: 10_000 }).not.toContain(added.pictureId);
  });

  it.each([
    [
      'a pin is deleted',
      () => [
        sql`UPDATE pins SET deleted_at = now() WHERE id = ${beside.id}`,
        sql`UPDATE pins SET deleted_at = NULL WHERE id = ${beside.id}`,
      ],
    ],
    [
      'a pin is restamped',
      () => [sql`UPDATE pins SET audience = 2 WHERE id = ${beside.id}`, sql`UPDATE pins SET audience = 0 WHERE id = ${beside.id}`],
    ],
    [
      'its board turns secret',
      () => [sql`UPDATE boards SET privacy = 2 WHERE id = ${board}`, sql`UPDATE boards SET privacy = 0 WHERE id = ${board}`],
    ],
    [
      'its board is to be had by link alone',
      () => [sql`UPDATE boards SET privacy = 1 WHERE id = ${board}`, sql`UPDATE boards SET privacy = 0 WHERE id = ${board}`],
    ],
    [
      'its board is deleted',
      () => [sql`UPDATE boards SET deleted_at = now() WHERE id = ${board}`, sql`UPDATE boards SET deleted_at = NULL WHERE id = ${board}`],
    ],
    [
      'its person turns private',
      () => [sql`UPDATE users SET is_private = true WHERE id = ${lena}`, sql`UPDATE users SET is_private = false WHERE id = ${lena}`],
    ],
    [
      'its person is suspended',
      () => [sql`UPDATE users SET state = 1 WHERE id = ${lena}`, sql`UPDATE users SET state = 0 WHERE id = ${lena}`],
    ],
    [
      'its person is a minor',
      () => [
        sql`UPDATE users SET birthday = current_date - interval '17 years' WHERE id = ${lena}`,
        sql`UPDATE users SET birthday = '1990-05-05' WHERE id = ${lena}`,
      ],
    ],
  ] as const)('does not hold what nobody is to find any more: %s', async (_what, changes) => {
    const [change, back] = changes();
    await hides(beside, change!, back!);
  });

  it('does not hold what stands in a section that is gone', async () => {
    const { rows } = await sql<{ id: string }>`INSERT INTO sections (id, board_id, title, slug, position)
      VALUES (next_id(), ${board}, 'Old', 'old', 1) RETURNING id`.execute(server.core.db);
    const section = rows[0]!.id;
    await run(sql`UPDATE pins SET section_id = ${section} WHERE id = ${beside.id}`);
    await hides(
      beside,
      sql`UPDATE sections SET deleted_at = now() WHERE id = ${section}`,
      sql`UPDATE sections SET deleted_at = NULL WHERE id = ${section}`,
    );
    await run(sql`UPDATE pins SET section_id = NULL WHERE id = ${beside.id}`);
  });

  it('does not hold what somebody private put on the board of another', async () => {
    const guest = await seedPin(server.core.db, { ownerId: noor, boardId: board });
    await recommender.settle();
    await hides(
      guest,
      sql`UPDATE users SET is_private = true WHERE id = ${noor}`,
      sql`UPDATE users SET is_private = false WHERE id = ${noor}`,
    );
    await run(sql`DELETE FROM pins WHERE id = ${guest.id}`);
    await recommender.settle();
  });

  it('follows a pin that moves to another board', async () => {
    const other = await seedBoard(server.core.db, lena, 'Other');
    await hides(
      beside,
      sql`UPDATE pins SET board_id = ${other} WHERE id = ${beside.id}`,
      sql`UPDATE pins SET board_id = ${board} WHERE id = ${beside.id}`,
    );
  });

  it('keeps a picture that stands on the board twice until both pins are gone', async () => {
    const again = await seedPin(server.core.db, { ownerId: lena, boardId: board, saveOf: beside });
    await run(sql`DELETE FROM pins WHERE id = ${again.id}`);
    await recommender.settle();
    expect(await related()).toContain(beside.pictureId);
  });

  it('knows a change whose transaction ends after a later one', async () => {
    const late = await seedBoard(server.core.db, lena, 'Late');
    await seedPin(server.core.db, { ownerId: lena, boardId: late, saveOf: start });
    await recommender.settle();
    await inTransaction(server.core.db, async (slow) => {
      const early = await seedPin(slow, { ownerId: lena, boardId: late });
      const quick = await seedPin(server.core.db, { ownerId: lena, boardId: late });
      await recommender.settle();
      expect(await related()).toContain(quick.pictureId);
      expect(await related()).not.toContain(early.pictureId);
    });
    await recommender.settle();
    const { rows } = await sql<{ picture_id: string }>`SELECT picture_id FROM pins WHERE board_id = ${late}`.execute(server.core.db);
    expect(await related()).toEqual(expect.arrayContaining(rows.map((row) => row.picture_id).filter((id) => id !== start.pictureId)));
    await run(sql`DELETE FROM boards WHERE id = ${late}`);
    await recommender.settle();
  });

  it('keeps boards apart where it answers for several, and names the board that led to each', async () => {
    const rooms = await seedBoard(server.core.db, noor, 'Rooms');
    const room = await seedPin(server.core.db, { ownerId: noor, boardId: rooms });
    const window = await seedPin(server.core.db, { ownerId: noor, boardId: rooms });
    await recommender.settle();
    const starts = [
      { start: 1n, pictures: [BigInt(start.pictureId)] },
      { start: 2n, pictures: [BigInt(room.pictureId), 77n] },
    ];
    const hits = await recommender.forStarts(starts, BIAS, 10);
    expect(hits.map(({ picture, start: of }) => [String(picture), of])).toEqual([
      [beside.pictureId, 1n],
      [window.pictureId, 2n],
    ]);
    const without = await recommender.forStarts(starts, { ...BIAS, notPictures: [BigInt(window.pictureId)] }, 10);
    expect(without.map((hit) => String(hit.picture))).toEqual([beside.pictureId]);
    await run(sql`DELETE FROM boards WHERE id = ${rooms}`);
    await recommender.settle();
  });

  it('prefers pictures whose words are of the viewer’s language', async () => {
    const texts = ['Ein Stuhl für den Garten', 'A chair for the garden'];
    const [german, english] = [
      await seedPin(server.core.db, { ownerId: lena, boardId: board, title: texts[0] }),
      await seedPin(server.core.db, { ownerId: lena, boardId: board, title: texts[1] }),
    ];
    await recommender.settle();
    for (const [language, first] of [
      ['de', german],
      ['en-GB', english],
    ] as const) {
      const hits = await recommender.related(BigInt(start.pictureId), { ...BIAS, language }, 5);
      expect(String(hits[0]!.picture)).toBe(first.pictureId);
    }
    for (const pin of [german, english]) await run(sql`DELETE FROM pins WHERE id = ${pin.id}`);
    await recommender.settle();
  });

  it('goes on from its file after a stop, with what changed meanwhile', async () => {
    const { builtAt } = recommender.state();
    await recommender.stop();
    const added = await seedPin(server.core.db, { ownerId: lena, boardId: board });
    await run(sql`UPDATE pins SET audience = 2 WHERE id = ${beside.id}`);
    recommender = begin();
    await recommender.settle();
    expect(recommender.state().builtAt).toBe(builtAt);
    expect(await related()).toEqual([added.pictureId]);
    await run(sql`UPDATE pins SET audience = 0 WHERE id = ${beside.id}`);
    await run(sql`DELETE FROM pins WHERE id = ${added.id}`);
    await recommender.settle();
  });

  it.each([
    ['is torn', async () => truncate(file, (await stat(file)).size - 100)],
    ['holds a wrong byte', async () => spoilByte(file, -50)],
    ['begins with something else', async () => spoilByte(file, 3)],
    ['says that it holds more than it does', async () => spoilCount(file)],
  ] as const)('builds the graph anew where its file %s', async (_what, spoil) => {
    await recommender.stop();
    const { builtAt } = recommender.state();
    await spoil();
    recommender = begin();
    await recommender.settle();
    expect(recommender.state().builtAt).toBeGreaterThan(builtAt);
    expect(await related()).toEqual([beside.pictureId]);
  });

  it('builds the graph anew where the changes since are lost', async () => {
    await recommender.stop();
    const { builtAt } = recommender.state();
    const added = await seedPin(server.core.db, { ownerId: lena, boardId: board });
    // As PostgreSQL does to unlogged tables after a crash.
    await run(sql`TRUNCATE graph_changes, graph_epochs`);
    recommender = begin();
    await recommender.settle();
    expect(recommender.state().builtAt).toBeGreaterThan(builtAt);
    expect(await related()).toContain(added.pictureId);
    await run(sql`DELETE FROM pins WHERE id = ${added.id}`);
    await recommender.settle();
  });

  it('answers from the thread that writes where the machine has one core', async () => {
    await recommender.stop();
    recommender = begin(0);
    await recommender.settle();
    expect(await related()).toEqual([beside.pictureId]);
    await restart();
  });

  it('answers on while a reader or the writer dies, and goes on following', async () => {
    const [reader] = recommender.threads().readers;
    await reader!.terminate();
    await expect.poll(() => recommender.threads().readers.length, { timeout: 10_000 }).toBe(1);
    expect(await related()).toEqual([beside.pictureId]);
    await recommender.threads().writer!.terminate();
    expect(await related()).toEqual([beside.pictureId]);
    const added = await seedPin(server.core.db, { ownerId: lena, boardId: board });
    await recommender.settle();
    expect(await related()).toContain(added.pictureId);
    await run(sql`DELETE FROM pins WHERE id = ${added.id}`);
    await recommender.settle();
  });

  it('gives no answer rather than a late one where too many are asked at once', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => related()));
    expect(answers.filter((answer) => answer.length > 0)).toHaveLength(200);
  });
});

/** Turns the number of pictures into a huge one of as many digits. */
async function spoilCount(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.indexOf('"counts":[') + '"counts":['.length;
  bytes[at] = '9'.charCodeAt(0);
  await writeFile(path, bytes);
}

async function spoilByte(path: string, place: number): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    const at = place < 0 ? (await handle.stat()).size + place : place;
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    byte[0]! ^= 0xff;
    await handle.write(byte, 0, 1, at);
  } finally {
    await handle.close();
  }
}
