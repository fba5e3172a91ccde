import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedBoard } from '../../testing/seed-pins.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { boardsInOrder, moveBefore, notesInOrder, pinsInOrder, sectionsInOrder } from './index.ts';
import type { OrderedList } from './order.queries.ts';

interface Kind {
  readonly list: OrderedList;
  readonly add: (name: string, position: number) => Promise<string>;
}

/** Where the first of the four rows lies; the others lie a thousand apart above it. */
const LOWEST = 1_000;

describe('an order by hand', () => {
  let server: TestServer;
  let owner: string;
  let place: string;
  const kinds = {} as Record<'pins' | 'pins of a section' | 'boards' | 'sections' | 'notes', Kind>;

  beforeAll(async () => {
    server = await createTestServer({ features: [] });
    const { db } = server.core;
    owner = (await server.person('lena_test')).userId;
    const other = (await server.person('ines_test')).userId;
    place = await seedBoard(db, other, 'Chairs');
    const id = async (statement: ReturnType<typeof sql<{ id: string }>>) => (await statement.execute(db)).rows[0]!.id;
    const section = await id(sql`INSERT INTO sections (id, board_id, title, slug, position)
      VALUES (next_id(), ${await seedBoard(db, other, 'Boats')}, 'Sails', 'sails', 0) RETURNING id`);
    let pictures = 0;
    const addPin = (sectionId: string | null) => async (_name: string, position: number) => {
      pictures += 1;
      const picture = await id(sql`INSERT INTO pictures (signature, width, height, dominant_color, format, bytes)
        VALUES (sha256(${`order ${pictures}`}::bytea), 6, 8, 0, 'jpeg', 1) RETURNING id`);
      return id(sql`INSERT INTO pins (id, owner_id, board_id, section_id, picture_id, position)
        VALUES (next_id(), ${other}, ${place}, ${sectionId}, ${picture}, ${position}) RETURNING id`);
    };
    Object.assign(kinds, {
      pins: { list: pinsInOrder({ board_id: place, section_id: null }), add: addPin(null) },
      'pins of a section': { list: pinsInOrder({ board_id: place, section_id: section }), add: addPin(section) },
      boards: {
        list: boardsInOrder(owner),
        add: (name, position) =>
          id(sql`INSERT INTO boards (id, owner_id, name, slug, position) VALUES (next_id(), ${owner}, ${name}, ${name}, ${position})
            RETURNING id`),
      },
      sections: {
        list: sectionsInOrder(place),
        add: (name, position) =>
          id(sql`INSERT INTO sections (id, board_id, title, slug, position) VALUES (next_id(), ${place}, ${name}, ${name}, ${position})
            RETURNING id`),
      },
      notes: {
        list: notesInOrder(place),
        add: (name, position) =>
          id(sql`INSERT INTO board_notes (board_id, made_by, is_to_do, text, position) VALUES (${place}, ${owner}, false, ${name}, ${position})
            RETURNING id`),
      },
    } satisfies typeof kinds);
  });
  beforeEach(async () => {
    const { db } = server.core;
    await sql`DELETE FROM pins`.execute(db);
    await sql`DELETE FROM boards WHERE owner_id = ${owner}`.execute(db);
    await sql`DELETE FROM sections WHERE board_id = ${place}`.execute(db);
    await sql`DELETE FROM board_notes`.execute(db);
  });
  afterAll(() => server.close());

  /** Four rows, the topmost first, at positions a thousand apart. */
  async function addFour({ add }: Kind): Promise<[string, string, string, string]> {
    const rows: string[] = [];
    for (const n of [0, 1, 2, 3]) rows.unshift(await add(`row-${n}`, LOWEST + n * 1_000));
    return rows as [string, string, string, string];
  }
  const table = ({ list }: Kind) => sql.table(list.table);
  const remove = (kind: Kind, id: string, at: number) =>
    sql`UPDATE ${table(kind)} SET deleted_at = now(), position = ${at} WHERE id = ${id}`.execute(server.core.db);
  const positionOf = async (kind: Kind, id: string) => {
    const { rows } = await sql<{ position: string }>`SELECT position FROM ${table(kind)} WHERE id = ${id}`.execute(server.core.db);
    return Number(rows[0]!.position);
  };
  const each = ['pins', 'pins of a section', 'boards', 'sections', 'notes'] as const;

  it.each(each)('puts one of the %s before another, and at the end', async (name) => {
    const kind = kinds[name];
    const [top, second, third, lowest] = await addFour(kind);
    const order = async () => {
      const { rows } = await sql<{ id: string }>`SELECT id FROM ${table(kind)} t WHERE ${kind.list.where} ORDER BY position DESC`.execute(
        server.core.db,
      );
      return rows.map(({ id }) => id);
    };
    expect(await moveBefore(server.core.db, kind.list, lowest, second)).toBe(true);
    expect(await order()).toEqual([top, lowest, second, third]);
    expect(await moveBefore(server.core.db, kind.list, top, null)).toBe(true);
    expect(await order()).toEqual([lowest, second, third, top]);
  });

  it.each(each)('puts none of the %s before one that is deleted', async (name) => {
    const kind = kinds[name];
    const [, gone, , lowest] = await addFour(kind);
    await remove(kind, gone, 3_000);
    expect(await moveBefore(server.core.db, kind.list, lowest, gone)).toBe(false);
    expect(await positionOf(kind, lowest)).toBe(LOWEST);
  });

  it.each(each)('leaves all others of the %s where they are when a deleted one is as close as can be', async (name) => {
    const kind = kinds[name];
    const [top, gone, third, lowest] = await addFour(kind);
    await remove(kind, gone, 2_001);
    expect(await moveBefore(server.core.db, kind.list, lowest, third)).toBe(true);
    expect(await Promise.all([top, lowest, third].map((id) => positionOf(kind, id)))).toEqual([4_000, 3_000, 2_000]);
  });

  it.each(each)('ends the %s at the lowest that is there, deleted ones aside', async (name) => {
    const kind = kinds[name];
    const [top, , third, lowest] = await addFour(kind);
    await remove(kind, lowest, -9_000_000);
    await moveBefore(server.core.db, kind.list, top, null);
    const at = await positionOf(kind, top);
    expect(at).toBeLessThan(await positionOf(kind, third));
    expect(at).toBeGreaterThan(-9_000_000);
  });

  it('puts no board before one that is archived, and none of a section before a loose pin', async () => {
    const [, archived, , lowest] = await addFour(kinds.boards);
    await sql`UPDATE boards SET archived_at = now() WHERE id = ${archived}`.execute(server.core.db);
    expect(await moveBefore(server.core.db, kinds.boards.list, lowest, archived)).toBe(false);
    const loose = await kinds.pins.add('loose', 0);
    const inSection = await kinds['pins of a section'].add('inside', 0);
    expect(await moveBefore(server.core.db, kinds['pins of a section'].list, inSection, loose)).toBe(false);
    expect(await moveBefore(server.core.db, kinds.pins.list, loose, inSection)).toBe(false);
  });
});
