import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { features } from '../features.ts';
import { makeBoard, makePin, uploadedPicture } from '../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['person']>>;

/** What the inputs of writes are made of, by the name of the field. */
type Scene = Readonly<Record<string, unknown>>;

const handled = new Set(features.flatMap((feature) => feature.handlers ?? []).map(({ endpoint }) => endpoint.name));
const writes = features
  .flatMap((feature) => feature.schemas ?? [])
  .filter(({ endpoint }) => handled.has(endpoint.name) && endpoint.write && !endpoint.secret && endpoint.place.kind === 'resource')
  .map(({ endpoint, input }) => {
    const { required = [], properties = {} } = JSON.parse(JSON.stringify(input)) as { required?: string[]; properties?: object };
    const fields = [...required, ...['title', 'image_signature'].filter((field) => field in properties && !required.includes(field))];
    return { name: endpoint.name, place: endpoint.place as { resource: string; verb: 'create' | 'update' | 'delete' }, fields };
  });
const SCENE_FIELDS = ['board_id', 'id', 'image_signature', 'name', 'pin_id', 'pin_ids', 'query', 'section_id', 'title', 'user_id'];
/** Where the required fields of anybody's own things are not all it takes. */
const SPECIAL: Readonly<Record<string, (scene: Scene) => object>> = {
  'BoardFollowResource.create': ({ lenas_board }) => ({ board_id: lenas_board }),
  'BulkPinsResource.update': ({ board_id, section_id }) => ({ board_id, section: section_id }),
  'UserSessionsResource.delete': () => ({ all_others: true }),
};
const makeable = writes.filter(({ fields }) => fields.every((field) => SCENE_FIELDS.includes(field)));

describe('a write with an Idempotency-Key', () => {
  let server: TestServer;
  let noor: Person;
  let scene: Scene;
  let number = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    number += 1;
    noor = await server.person(`noor_${number}`, 'Noor Haddad');
    const lena = await server.person(`lena_${number}`, 'Lena Fjeld');
    const board = await makeBoard(noor, 'Boats');
    const pin = await makePin(server, noor, board.id, { title: 'A boat' });
    const section = await noor.data<{ id: string }>('BoardSectionResource', 'create', { board_id: board.id, title: 'Paper' });
    const lenas_board = (await makeBoard(lena, 'Ships')).id;
    const image_signature = await uploadedPicture(server, noor.userId);
    scene = {
      board_id: board.id,
      id: pin.id,
      pin_id: pin.id,
      pin_ids: [pin.id],
      section_id: section.id,
      user_id: lena.userId,
      lenas_board,
      image_signature,
      name: 'Kites',
      title: 'Kites',
      query: 'kites',
    };
  });

  const send = async (name: string, input: object, key: string) => {
    const { place } = writes.find((write) => write.name === name)!;
    const { resource_response: reply } = await noor.resource(place.resource, place.verb, input, { 'idempotency-key': key });
    return { status: reply.http_status, data: reply.data, error: reply.error?.name };
  };
  const inputOf = (fields: readonly string[], name = '') => ({
    ...Object.fromEntries(fields.map((field) => [field, scene[field]])),
    ...SPECIAL[name]?.(scene),
  });
  /** The rows of every table but those that count tries, once all that follows from a write is done. */
  const countRows = async () => {
    await server.settle();
    const { rows: tables } = await sql<{ name: string }>`SELECT table_name name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('idempotency_keys', 'limit_counters')`.execute(
      server.core.db,
    );
    const counts = tables.map(({ name }) => sql`SELECT ${name}::text name, count(*)::int n FROM ${sql.table(name)}`);
    return (await sql`${sql.join(counts, sql` UNION ALL `)} ORDER BY 1`.execute(server.core.db)).rows;
  };

  it('is possible for nearly all of the calls that write', () => {
    expect(makeable.length).toBeGreaterThan(writes.length * 0.8);
  });

  it.each(makeable.map(({ name, fields }) => [name, fields] as const))(
    '%s has one effect and one reply, and stands for one body alone',
    async (name, fields) => {
      const input = inputOf(fields, name);
      const first = await send(name, input, 'the-key');
      expect(first).toMatchObject({ status: 200 });
      const before = await countRows();
      expect(await send(name, input, 'the-key')).toEqual(first);
      expect(await countRows()).toEqual(before);
      expect(await send(name, { ...input, with_another_field: true }, 'the-key')).toEqual({ status: 409, data: null, error: 'key_reused' });
      expect(await countRows()).toEqual(before);
    },
  );

  it.each([
    ['PinResource.create', ['board_id', 'image_signature', 'title']],
    ['RepinResource.create', ['pin_id', 'board_id']],
    ['BoardResource.create', ['name']],
  ])('%s, sent twenty times at once, has one effect and one reply', async (name, fields) => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(name, inputOf(fields), 'at-once')));
    expect(replies[0]).toMatchObject({ status: 200, error: undefined });
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    const { id } = replies[0]!.data as { id: string };
    const boards = await noor.data<Board[]>('BoardsResource', 'get', { username: `noor_${number}` });
    expect(boards).toHaveLength(name === 'BoardResource.create' ? 2 : 1);
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM pins WHERE owner_id = ${noor.userId} AND id <> ${String(scene['pin_id'])}`.execute(server.core.db);
    expect(rows).toEqual(name === 'PinResource.create' ? [{ id }] : []);
  });

  it('is another write for another person', async () => {
    const first = await send('BoardResource.create', { name: 'Rafts' }, 'shared');
    noor = await server.person(`mei_${number}`, 'Mei Tan');
    const second = await send('BoardResource.create', { name: 'Rafts' }, 'shared');
    expect(second.status).toBe(200);
    expect((second.data as { id: string }).id).not.toBe((first.data as { id: string }).id);
  });

  it('may be tried again with its key when it failed', async () => {
    expect(await send('BoardResource.create', { name: 'Boats' }, 'again')).toMatchObject({ error: 'board_name_taken' });
    await noor.data('BoardResource', 'delete', { board_id: scene['board_id'] });
    expect(await send('BoardResource.create', { name: 'Boats' }, 'again')).toMatchObject({ status: 200 });
  });
});
