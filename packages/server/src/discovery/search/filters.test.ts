import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource, SearchFiltersResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { indexOldDocuments } from '../search-index/index-documents.service.ts';

describe('filters of a search', () => {
  let server: TestServer;
  let mei: TestPerson;
  let noor: TestPerson;
  const pins = {} as Record<'blue' | 'red' | 'video' | 'cheap' | 'dear' | 'secret', string>;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    mei = await server.person('mei_tan', 'Mei Tan');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    const board = await seedBoard(db, mei.userId, 'Things with handles');
    const hidden = await seedBoard(db, mei.userId, 'Gifts', { privacy: 2 });
    const add = async (title: string, color: number, more: { kind?: number; price?: number; boardId?: string } = {}) => {
      const pin = await seedPin(db, { ownerId: mei.userId, boardId: more.boardId ?? board, title });
      await sql`UPDATE pictures SET dominant_color = ${color}, kind = ${more.kind ?? 0} WHERE id = ${pin.pictureId}`.execute(db);
      if (more.price !== undefined) {
        await sql`WITH l AS (INSERT INTO links (url_hash, url, domain, price_micros, currency)
            VALUES (${Buffer.from(title)}, ${`https://kiln.example/${pin.id}`}, 'kiln.example', ${more.price * 1e6}, 'EUR') RETURNING id)
          UPDATE pins SET link_id = l.id FROM l WHERE pins.id = ${pin.id}`.execute(db);
      }
      await emitEvent(db, 'pin.changed', { pinId: pin.id });
      return pin.id;
    };
    pins.blue = await add('Jug of cobalt', 0x2b3fd9);
    pins.red = await add('Jug of brick', 0xc43d2f);
    pins.video = await add('Jug, thrown on a wheel', 0xc43d2f, { kind: 2 });
    pins.cheap = await add('Small knitting jug', 0x4e8d46, { price: 24 });
    pins.dear = await add('Large knitting jug', 0x4e8d46, { price: 310 });
    pins.secret = await add('Jug for her birthday', 0x2b3fd9, { boardId: hidden });
    await server.settle();
    // Topics come after the words, and make the documents anew.
    await indexOldDocuments(server.core.jobsDb);
  });
  afterAll(() => server.close());

  const ids = async (options: object, caller: TestCaller = server.stranger()) =>
    (await caller.data(BaseSearchResource.get, { query: 'jug', ...options })).results.map(({ id }) => id).toSorted();
  const count = (options: object = {}, caller: TestCaller = server.stranger()) =>
    caller.data(SearchFiltersResource.get, { query: 'jug', ...options });
  const counts = ({ filters }: SearchFilters, name: string) =>
    Object.fromEntries(
      filters.find((filter) => filter.name === name)!.options.flatMap(({ label, count: n }) => (n > 0 ? [[label, n] as const] : [])),
    );

  it('leaves what has the colour, kind, site, price and date that were asked for', async () => {
    expect(await ids({ filters: 'color:blue' })).toEqual([pins.blue]);
    expect(await ids({ filters: 'color:blue,color:red' })).toEqual([pins.blue, pins.red, pins.video]);
    expect(await ids({ filters: 'color:red,type:video' })).toEqual([pins.video]);
    expect(await ids({ filters: 'type:product' })).toEqual([pins.cheap, pins.dear]);
    expect(await ids({ filters: 'domain:kiln.example,price_max:100' })).toEqual([pins.cheap]);
    expect(await ids({ filters: 'price_max:100,currency:EUR' })).toEqual([pins.cheap]);
    expect(await ids({ filters: 'price_max:100,currency:JPY' })).toEqual([]);
    expect(await ids({ filters: 'domain:Kiln.Example,price_max:100', domains: ' KILN.example' })).toEqual([pins.cheap]);
    expect(await ids({ filters: 'color:Blue' })).toEqual([pins.blue]);
    expect(await ids({ filters: 'date:week' })).toHaveLength(5);
  });

  it.each([
    ['color:no such', 'choice'],
    ['date:century', 'choice'],
    ['type:video,skin_tone:9', 'choice'],
    ['topic:tiles', 'format'],
    ['price_max:much', 'format'],
    ['price_min:-3', 'format'],
    ['price_max:5,currency:yen or so', 'format'],
    ['size:10', 'unknown'],
    ['nonsense', 'unknown'],
  ])('refuses %s, by the field and what is wrong with it', async (filters, rule) => {
    for (const call of ['BaseSearchResource', 'SearchFiltersResource']) {
      const { resource_response: reply } = await mei.sendRaw(call, 'get', { query: 'jug', filters });
      expect(reply).toMatchObject({ http_status: 400, error: { name: 'bad_input', extraData: { fields: [{ field: 'filters', rule }] } } });
    }
  });

  it('refuses a range of prices that ends before it begins, however it is written', async () => {
    for (const input of [
      { filters: 'price_min:50,price_max:20' },
      { price_min: 50, price_max: 20 },
      { price_min: 50, filters: 'price_max:20' },
    ]) {
      const { resource_response: reply } = await server.stranger().envelope(BaseSearchResource.get, { query: 'jug', ...input });
      expect(reply).toMatchObject({ http_status: 400, error: { extraData: { fields: [{ field: 'price_max', rule: 'range' }] } } });
    }
  });

  it('finds the kind of pin that a word names, before pins that only say the word', async () => {
    const { db } = server.core;
    const board = await seedBoard(db, mei.userId, 'Afternoons');
    const saying = await seedPin(db, { ownerId: mei.userId, boardId: board, title: 'A video of the regatta' });
    await server.settle();
    const found = async (query: string, options: object = {}) =>
      (await server.stranger().data(BaseSearchResource.get, { query, ...options })).results.map(({ id }) => id);
    expect(await found('video')).toEqual([pins.video, saying.id]);
    for (const query of ['videos', 'Filme jug', '動画']) expect(await found(query)).toContain(pins.video);
    expect((await found('products')).toSorted()).toEqual([pins.cheap, pins.dear]);
    expect(await found('regatta video')).toEqual([saying.id]);
    expect(await found('-video jug')).toContain(pins.video);
    expect(await found('videos', { scope: 'boards' })).toEqual([]);
  });

  it('finds what has a colour without a word', async () => {
    expect(await ids({ query: '', filters: 'color:blue' })).toEqual([pins.blue]);
    expect(await ids({ query: '' })).toEqual([]);
  });

  it('ranks what has a colour alone by how much of it there is, and draws its guides from topics', async () => {
    const { db } = server.core;
    const describe = (pinId: string, colors: readonly number[], shares: readonly number[]) =>
      sql`INSERT INTO picture_looks (picture_id, looks, colors, shares) SELECT picture_id, ${Buffer.alloc(128)}, ${[...colors]}::int[], ${[...shares]}::real[]
        FROM pins WHERE id = ${pinId}`.execute(db);
    await describe(pins.cheap, [0xe87838, 0xffffff], [0.9, 0.1]);
    await describe(pins.dear, [0xffffff, 0xe87838], [0.7, 0.3]);
    await describe(pins.video, [0xffffff, 0xe87838], [0.85, 0.15]);
    await sql`UPDATE search_docs SET version = 0`.execute(db);
    await indexOldDocuments(server.core.jobsDb);
    const reply = await server.stranger().data(BaseSearchResource.get, { query: '', filters: 'color:orange' });
    expect(reply.results.map(({ id }) => id)).toEqual([pins.cheap, pins.dear, pins.video]);
    expect(reply.guides).toEqual([]);
    expect(reply.oneBarModules.map(({ label }) => label)).toContain('Knitting');
    await sql`DELETE FROM picture_looks`.execute(db);
    await sql`UPDATE search_docs SET version = 0`.execute(db);
    await indexOldDocuments(server.core.jobsDb);
  });

  it('counts what each choice would leave', async () => {
    const found = await count();
    expect([found.total, found.isMore]).toEqual([5, false]);
    expect(counts(found, 'color')).toEqual({ blue: 1, red: 2, green: 2 });
    expect(counts(found, 'type')).toEqual({ picture: 4, video: 1, product: 2 });
    expect(counts(found, 'domain')).toEqual({ 'kiln.example': 2 });
    expect(counts(found, 'date')).toEqual({ week: 5, month: 5, year: 5 });
    expect(counts(found, 'topic')).toMatchObject({ Knitting: 2 });
    expect(found.prices).toMatchObject({ currency: 'EUR', min: 24, max: 310 });
    expect(found.prices!.steps.reduce((sum, step) => sum + step.count, 0)).toBe(2);
  });

  it('counts the prices of one currency, the one that was asked for or the commonest', async () => {
    const { db } = server.core;
    await sql`UPDATE links l SET currency = 'JPY' FROM pins p WHERE p.id = ${pins.dear} AND l.id = p.link_id`.execute(db);
    // One price is no range.
    expect((await count({ filters: 'price_max:1000,currency:JPY' })).prices).toBeNull();
    expect(await ids({ filters: 'price_min:100,currency:JPY' })).toEqual([pins.dear]);
    expect(await ids({ filters: 'price_min:100,currency:EUR' })).toEqual([]);
    await sql`UPDATE links l SET currency = 'EUR' FROM pins p WHERE p.id = ${pins.dear} AND l.id = p.link_id`.execute(db);
    expect((await count({ filters: 'price_max:1000,currency:EUR' })).prices).toMatchObject({ currency: 'EUR', min: 24, max: 310 });
  });

  it('counts beside a choice what another of the same kind would add', async () => {
    const found = await count({ filters: 'color:blue' });
    expect(found.total).toBe(1);
    expect(counts(found, 'color')).toEqual({ blue: 1, red: 2, green: 2 });
    expect(counts(found, 'type')).toEqual({ picture: 1 });
  });

  it('narrows by a topic, and says which filters are on', async () => {
    const found = await count();
    const topic = found.filters.find(({ name }) => name === 'topic')!.options.find(({ label }) => label === 'Knitting')!;
    const reply = await server.stranger().data(BaseSearchResource.get, { query: 'jug', filters: `topic:${topic.value},price_min:100` });
    expect(reply.results.map(({ id }) => id)).toEqual([pins.dear]);
    expect(reply.filters.find(({ name }) => name === 'topic')).toEqual({ name: 'topic', selected: [topic.value] });
    expect(reply.productFilters).toEqual([{ name: 'price', min: 100, max: null }]);
    const all = await server.stranger().data(BaseSearchResource.get, { query: 'jug' });
    expect(all.oneBarModules).toContainEqual({ type: 'filter', name: 'topic', value: topic.value, label: 'Knitting' });
  });

  it('counts nothing that the viewer is not shown', async () => {
    expect((await count({ user: 'mei_tan' }, noor)).total).toBe(5);
    expect((await count({ scope: 'my_pins' }, mei)).total).toBe(6);
    expect((await count({ scope: 'my_pins' }, noor)).total).toBe(0);
    expect(await count({ scope: 'boards' })).toEqual({ total: 0, isMore: false, filters: [], prices: null });
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${mei.userId}, ${noor.userId})`.execute(server.core.db);
    expect((await count({}, noor)).total).toBe(0);
    await sql`DELETE FROM blocks`.execute(server.core.db);
  });

  it('finds a word in its other forms, and drops words that only hold a sentence together', async () => {
    expect(await ids({ query: 'jugs' })).toHaveLength(5);
    expect(await ids({ query: 'a jug of the brick' })).toEqual([pins.red]);
    expect(await ids({ query: '"jugs"' })).toEqual([]);
    expect(await ids({ query: 'jug -wheels' })).toHaveLength(4);
  });

  it('finds what a topic holds by the topic’s name in any language, and by a hash', async () => {
    for (const query of ['stricken', '編み物', 'الحياكة', 'حياكة', 'حياكه'])
      expect([query, await ids({ query })]).toEqual([query, [pins.cheap, pins.dear].toSorted()]);
    // What can be filtered is counted among the same pins.
    expect((await count({ query: 'stricken' })).total).toBe(2);
    expect(await ids({ query: '#pottery' })).toHaveLength(5);
    expect(await ids({ query: '#brick' })).toEqual([pins.red]);
    expect(await ids({ query: 'small #stricken' })).toEqual([pins.cheap]);
  });

  it('finds what a topic holds by another form of its name', async () => {
    const { db } = server.core;
    const board = await seedBoard(db, mei.userId, 'Mornings');
    const bicycle = await seedPin(db, { ownerId: mei.userId, boardId: board, title: 'The Sunday bicycle' });
    const robin = await seedPin(db, { ownerId: mei.userId, boardId: board, title: 'Robin in November' });
    await server.settle();
    await indexOldDocuments(server.core.jobsDb);
    const found = async (query: string) => (await server.stranger().data(BaseSearchResource.get, { query })).results.map(({ id }) => id);
    for (const query of ['Fahrrad', 'Fahrräder']) expect([query, await found(query)]).toEqual([query, [bicycle.id]]);
    for (const query of ['Vogel', 'Vögel', 'طائر', 'الطيور']) expect([query, await found(query)]).toEqual([query, [robin.id]]);
  });

  it('puts what says a word before what only shares a topic of it, however often that is saved', async () => {
    const { db } = server.core;
    const board = await seedBoard(db, mei.userId, 'Garden visitors');
    const said = await seedPin(db, {
      ownerId: mei.userId,
      boardId: board,
      title: 'A small guest',
      description: 'One goldcrest, two wrens.',
    });
    const loved = await seedPin(db, { ownerId: mei.userId, boardId: board, title: 'Robin on the fence' });
    await sql`INSERT INTO picture_counters (picture_id, saves) VALUES (${loved.pictureId}, 500000000)
      ON CONFLICT (picture_id) DO UPDATE SET saves = 500000000`.execute(db);
    await emitEvent(db, 'pin.changed', { pinId: loved.id });
    await server.settle();
    await indexOldDocuments(server.core.jobsDb);
    const { results } = await server.stranger().data(BaseSearchResource.get, { query: 'wren' });
    const found = results.map(({ id }) => id).filter((id) => id === said.id || id === loved.id);
    expect(found).toEqual([said.id, loved.id]);
  });

  it('makes documents of older rules anew', async () => {
    const { db, jobsDb } = server.core;
    await sql`UPDATE search_docs SET version = 0, marks = '{}', tsv = 'nothing'`.execute(db);
    await sql`UPDATE own_docs SET version = 0, marks = '{}', tsv = 'nothing'`.execute(db);
    await indexOldDocuments(jobsDb);
    expect(await ids({ filters: 'color:blue' })).toEqual([pins.blue]);
    expect(await ids({ scope: 'my_pins', filters: 'color:blue' }, mei)).toEqual([pins.blue, pins.secret].toSorted());
  });

  it('follows a change of a picture’s topics', async () => {
    const { db } = server.core;
    const topicId = (await count()).filters.find(({ name }) => name === 'topic')!.options.find(({ label }) => label === 'Knitting')!.value;
    await sql`UPDATE pins SET title = 'Knitting, jug of cobalt' WHERE id = ${pins.blue}`.execute(db);
    await emitEvent(db, 'pin.changed', { pinId: pins.blue });
    await server.settle();
    await indexOldDocuments(server.core.jobsDb);
    expect(await ids({ filters: `topic:${topicId}` })).toContain(pins.blue);
  });

  describe('by skin tones', () => {
    const tell = async (pin: string, title: string, tone: string) => {
      const { db } = server.core;
      await sql`UPDATE pins SET title = ${title} WHERE id = ${pin}`.execute(db);
      await sql`INSERT INTO picture_looks (picture_id, looks, colors, shares, skin_tone) SELECT picture_id, '', '{}', '{}', ${tone} FROM pins WHERE id = ${pin}
        ON CONFLICT (picture_id) DO UPDATE SET skin_tone = excluded.skin_tone`.execute(db);
      await emitEvent(db, 'pin.changed', { pinId: pin });
    };
    const indexAnew = async () => {
      await server.settle();
      await indexOldDocuments(server.core.jobsDb);
    };
    const offered = (reply: SearchFilters) => reply.filters.find(({ name }) => name === 'skin_tone')!.options;

    it('tells them apart where pictures are about beauty or fashion, and nowhere else', async () => {
      await tell(pins.blue, 'Jug with lipstick, beauty', 'brown');
      await tell(pins.red, 'Jug of wood', 'brown');
      await indexAnew();
      expect(await ids({ filters: 'skin_tone:brown' })).toEqual([pins.blue]);
      expect(offered(await count({ query: 'wood' }))).toEqual([]);
    });

    it('offers them where at least three results, and a quarter of all, show one, or where one is chosen', async () => {
      const { db } = server.core;
      expect(offered(await count())).toEqual([]);
      expect(counts(await count({ filters: 'skin_tone:brown' }), 'skin_tone')).toEqual({ brown: 1 });
      await tell(pins.dear, 'Jug with eyeliner, beauty', 'brown');
      await indexAnew();
      expect(offered(await count())).toEqual([]);
      await tell(pins.video, 'Jug with lipstick, makeup', 'light');
      await indexAnew();
      expect(counts(await count(), 'skin_tone')).toEqual({ brown: 2, light: 1 });
      const board = await seedBoard(db, mei.userId, 'More handles');
      for (let at = 0; at < 8; at += 1) await seedPin(db, { ownerId: mei.userId, boardId: board, title: `Plain jug ${at}` });
      await indexAnew();
      expect(offered(await count())).toEqual([]);
    });
  });
});
