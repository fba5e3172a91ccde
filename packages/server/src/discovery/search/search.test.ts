import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { heldBack } from '@bowerbird/domain/pinning/held-back.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { search } from './search.service.ts';
import { openSearch, type SearchCast } from './testing/search-cast.ts';

describe('search', () => {
  let server: SearchCast['server'];
  let noor: SearchCast['noor'];
  let lena: SearchCast['lena'];
  let garden: SearchCast['garden'];
  let pins: SearchCast['pins'];
  let find: SearchCast['find'];
  let terms: SearchCast['terms'];
  beforeAll(async () => {
    ({ server, noor, lena, garden, pins, find, terms } = await openSearch());
  });
  afterAll(() => server.close());

  it('finds words with or without their accents and capitals', async () => {
    for (const query of ['creme brulee', 'CRÈME', 'brûlée', 'Creme\u0300']) expect(await find(query)).toEqual([pins.creme.id]);
  });

  it.each([
    ['Oak bookshelf for the hall', 'bookshelves', 'bookshelf'],
    ['Bread knives', 'knife', 'bread knife'],
    ['Felt mouse', 'felt mice', 'mice'],
    ['Paper for children', 'child', 'children paper'],
    ['Pressed leaves', 'leaf', 'pressed leaf'],
    ['Windowsill cactus', 'cacti', 'cactuses'],
  ])('finds %j by its other number too: %j and %j', async (title, ...queries) => {
    const pin = await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title });
    await server.settle();
    for (const query of queries) expect(await find(query)).toEqual([pin.id]);
  });

  it('minds quotes, a minus, and whose pins are meant', async () => {
    expect(await find('lemon thyme')).toHaveLength(2);
    expect(await find('"lemon tart"')).toEqual([pins.lemon.id]);
    expect(await find('"tart lemon"')).toEqual([]);
    expect(await find('lemon -cake')).toEqual([pins.lemon.id]);
    expect(await find('thyme -"lemon tart"')).toEqual([pins.lemonCake.id]);
    expect(await find('lemon tart @lena_fjeld')).toEqual([pins.lemon.id]);
    expect(await find('lemon tart @noor_haddad')).toEqual([]);
    expect(await find('#lemon tart')).toEqual([pins.lemon.id]);
    expect(await find('-lemon')).toEqual([]);
    // The title ends and the board's name begins: these words stand together nowhere.
    expect(await find('"thyme slow"')).toEqual([]);
  });

  it('shows a person’s pins by their name behind an @ alone, the newest first, and their boards and themselves', async () => {
    const shown = await find('@lena_fjeld', { page_size: 250 });
    expect(shown).toEqual(shown.toSorted((one, other) => (BigInt(one) < BigInt(other) ? 1 : -1)));
    expect(shown).toEqual(expect.arrayContaining([pins.creme.id, pins.lemon.id, pins.lemonCake.id, pins.blossom.id]));
    expect(shown).not.toContain(pins.secret.id);
    expect(await find('@lena_fjeld -thyme')).not.toContain(pins.lemon.id);
    expect(await find('@LENA_FJELD', { scope: 'boards' })).toEqual([garden]);
    expect(await find('@lena_fjeld', { scope: 'users' })).toEqual([lena.userId]);
    expect(await find('@nobody_of_this_name')).toEqual([]);
    expect(await find('@noor_haddad')).toEqual([]);
  });

  it('looks on several sites, and among one person’s pins and boards', async () => {
    const { db } = server.core;
    const noors = await seedBoard(db, noor.userId, 'Quiet garden');
    await emitEvent(db, 'board.created', { boardId: noors });
    const linked: string[] = [];
    for (const [at, site] of ['one.example', 'two.example', 'three.example'].entries()) {
      const pin = await seedPin(db, { ownerId: noor.userId, boardId: noors, title: 'Quince jelly' });
      await sql`WITH l AS (INSERT INTO links (url_hash, url, domain, price_micros) VALUES (${Buffer.from(site)}, ${`https://${site}/`}, ${site}, ${(at + 1) * 1_000_000}) RETURNING id)
        UPDATE pins SET link_id = l.id FROM l WHERE pins.id = ${pin.id}`.execute(db);
      await emitEvent(db, 'pin.changed', { pinId: pin.id });
      linked.push(pin.id);
    }
    await server.settle();
    expect((await find('quince')).toSorted()).toEqual(linked.toSorted());
    expect((await find('quince', { domains: ' One.example, two.example' })).toSorted()).toEqual(linked.slice(0, 2).toSorted());
    expect(await find('quince', { domains: ['three.example'] })).toEqual([linked[2]]);
    expect((await find('quince', { user: 'noor_haddad' })).toSorted()).toEqual(linked.toSorted());
    expect(await find('quince', { user: noor.userId, price_max: 1 })).toEqual([linked[0]]);
    expect(await find('quince', { user: 'noor_haddad', domains: 'two.example' })).toEqual([linked[1]]);
    expect(await find('quince', { user: 'lena_fjeld' })).toEqual([]);

    expect(await find('quince', { filters: 'domain:three.example' })).toEqual([linked[2]]);
    expect(await find('quince', { filters: 'price_min:2', applied_filters: 'user:noor_haddad, price_max:2.50' })).toEqual([linked[1]]);
    expect(await find('quince', { appliedProductFilters: 'price_max:1' })).toEqual([linked[0]]);
    expect(await find('quince', { price_max: 1, filters: 'price_max:3' })).toEqual([linked[0]]);
    expect(await find('quince', { filters: 'type:video' })).toEqual([]);
    expect(await find('wedding', { user: 'lena_fjeld' }, noor)).toEqual([]);
    expect(await find('garden', { scope: 'boards', user: 'noor_haddad' })).toEqual([noors]);
    const { resource_response: refused } = await noor.envelope(BaseSearchResource.get, {
      query: 'quince',
      scope: 'users',
      user: 'noor_haddad',
    });
    expect([refused.http_status, refused.error?.name]).toEqual([400, 'bad_input']);
    await sql`UPDATE boards SET deleted_at = now() WHERE id = ${noors}`.execute(db);
    await emitEvent(db, 'board.removed', { boardId: noors });
    await server.settle();
  });

  it('puts the pin that was asked for first, once, where its viewer may see it', async () => {
    const first = { topPinId: pins.creme.id };
    expect(await find('lemon thyme', first)).toEqual([pins.creme.id, ...(await find('lemon thyme'))]);
    expect(await find('lemon cake', { topPinId: pins.lemonCake.id })).toEqual([pins.lemonCake.id]);
    for (const topPinId of [pins.secret.id, 'no id', '9'.repeat(19)])
      expect(await find('lemon cake', { topPinId })).toEqual([pins.lemonCake.id]);
    expect(await find('garden', { ...first, scope: 'boards' })).toEqual([garden]);

    const seen: string[] = [];
    let bookmarks: string[] | undefined;
    do {
      const reply = await server.stranger().envelope(BaseSearchResource.get, {
        query: 'thyme',
        topPinId: pins.lemonCake.id,
        page_size: 1,
        bookmarks,
      });
      seen.push(...reply.resource_response.data!.results.map(({ id }) => id));
      bookmarks = [reply.resource_response.bookmark!];
    } while (bookmarks[0] !== END_BOOKMARK);
    expect(seen).toEqual([pins.lemonCake.id, pins.lemon.id]);
  });

  it('suggests what has a word that begins so, the titles that start with it first', async () => {
    expect(await terms('thy')).toEqual(expect.arrayContaining(['Lemon tart with thyme', 'Lemon cake with thyme']));
    expect(await terms('tart lem')).toEqual(['Lemon tart with thyme']);
    expect(await terms('gard')).toContain('Slow garden');
    expect(await terms('fj')).toContain('Lena Fjeld');
    await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title: 'Thyme honey' });
    await server.settle();
    expect((await terms('thy'))[0]).toBe('Thyme honey');
  });

  it('suggests people alone behind an @, and topics first behind a #', async () => {
    const kindsOf = async (term: string) =>
      (await server.stranger().data(AdvancedTypeaheadResource.get, { term })).items.map(({ kind }) => kind);
    await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title: 'Lena gardens' });
    await server.settle();
    expect(new Set(await kindsOf('@len'))).toEqual(new Set(['user']));
    expect(new Set(await kindsOf('len'))).toEqual(new Set(['query', 'user']));
    expect((await kindsOf('#gard'))[0]).toBe('topic');
    expect((await kindsOf('gard'))[0]).toBe('query');
  });

  it('suggests the topics that have something in them, by a word of their names', async () => {
    const { items } = await server.stranger().data(AdvancedTypeaheadResource.get, { term: 'garde' });
    const topicsOf = async (term: string) =>
      (await server.stranger().data(AdvancedTypeaheadResource.get, { term })).items
        .filter(({ kind }) => kind === 'topic')
        .map(({ label }) => label);
    expect(await topicsOf('#Gàrde')).toEqual(items.filter(({ kind }) => kind === 'topic').map(({ label }) => label));
    expect(items.find(({ kind }) => kind === 'topic')).toMatchObject({ label: 'Garden', url: '/topics/garden/' });
  });

  it('cuts languages that put no spaces', async () => {
    // 庭 alone would find what stands in the topic of gardens too.
    expect(await find('歩く')).toEqual([pins.blossom.id]);
  });

  it('finds boards, people and idea pins in their scopes alone', async () => {
    expect(await find('garden', { scope: 'boards' })).toEqual([garden]);
    expect(await find('fjeld', { scope: 'users' })).toEqual([lena.userId]);
    expect(await find('lemon', { scope: 'idea_pins' })).toEqual([]);
  });

  it.each(['type:video', 'type:product', 'domain:tiles.example'])(
    'finds boards and people whatever filter of pins is set: %s',
    async (filters) => {
      expect(await find('garden', { scope: 'boards', filters })).toEqual([garden]);
      expect(await find('fjeld', { scope: 'users', filters })).toEqual([lena.userId]);
      expect(await find('wedding', { scope: 'my_pins', filters }, lena)).toEqual([]);
    },
  );

  it('shows what is secret to nobody but in one’s own pins', async () => {
    expect(await find('wedding', {}, noor)).toEqual([]);
    expect(await find('proposal', { scope: 'boards' }, noor)).toEqual([]);
    expect(await find('wedding', { scope: 'my_pins' }, lena)).toEqual([pins.secret.id]);
    expect(await find('wedding', { scope: 'my_pins' }, noor)).toEqual([]);
    expect(await terms('wed')).toEqual([]);
    expect(await terms('prop')).toEqual([]);
    const { rows } = await sql`SELECT 1 FROM vocabulary WHERE word IN ('wedding', 'proposal')`.execute(server.core.db);
    expect(rows).toEqual([]);
  });

  it('finds in one’s own content what one made, and in one’s pins what one saved too', async () => {
    const { db } = server.core;
    const shelf = await seedBoard(db, noor.userId, 'Shelf', { privacy: 2 });
    const kept = await seedPin(db, { ownerId: noor.userId, boardId: shelf, title: 'Crème brûlée', saveOf: pins.creme });
    const made = await seedPin(db, { ownerId: noor.userId, boardId: shelf, title: 'Crème caramel' });
    await server.settle();
    expect((await find('creme', { scope: 'my_pins' }, noor)).toSorted()).toEqual([kept.id, made.id].toSorted());
    expect(await find('creme', { scope: 'my_content' }, noor)).toEqual([made.id]);
    expect(await find('creme', { scope: 'my_content' })).toEqual([]);
  });

  it('offers words that refine, each with its picture', async () => {
    const { db } = server.core;
    for (const title of ['Lemon jar', 'Lemon jar blue', 'Lemon press']) await seedPin(db, { ownerId: lena.userId, boardId: garden, title });
    await server.settle();
    const { guides } = await server.stranger().data(BaseSearchResource.get, { query: 'lemon' });
    const jar = guides.find((guide) => guide.term === 'jar');
    expect(jar).toMatchObject({ query: 'lemon jar' });
    expect(jar?.image?.url).toContain('/236x/');
  });

  it('offers words of topics first, and no numbers or times', async () => {
    const { db } = server.core;
    const titles = [
      'Three canoes on a kitchen wall',
      'Three canoes, one day',
      'Canoes in a day',
      'Kitchen with canoes',
      'Canoes at the edge, day three',
    ];
    for (const title of [...titles, 'Canoes over the edge']) await seedPin(db, { ownerId: lena.userId, boardId: garden, title });
    for (const title of ['Wide canoes', 'Edge of canoes']) await seedPin(db, { ownerId: lena.userId, boardId: garden, title });
    await server.settle();
    const { guides } = await server.stranger().data(BaseSearchResource.get, { query: 'canoes' });
    expect(guides.map((guide) => guide.term)).toEqual(['kitchen', 'edge']);
  });

  it('offers no word that says nothing, in English or German, and none that nearly every result holds', async () => {
    const { db } = server.core;
    const titles = [
      'The kayak for a small lake',
      'The kayak in red',
      'Small kayak for two',
      'Für das kayak: 12 tips',
      'Red kayak über the lake: 12 tours',
    ];
    for (const title of titles) await seedPin(db, { ownerId: lena.userId, boardId: garden, title, description: 'Built by hand' });
    for (const title of ['Wide kayak', 'Long kayak'])
      await seedPin(db, { ownerId: lena.userId, boardId: garden, title: `${title} the boat`, description: 'Wood' });
    await server.settle();
    const { guides } = await server.stranger().data(BaseSearchResource.get, { query: 'kayak' });
    expect(guides.map((guide) => guide.term)).toEqual(['boat', 'lake', 'red', 'small']);
    const wide = await server.stranger().data(BaseSearchResource.get, { query: 'boat' });
    expect(wide.guides.map((guide) => guide.term)).not.toContain('kayak');
  });

  it('is right within two seconds of a change, without anyone asking for it', async () => {
    const { db } = server.core;
    const pin = await seedPin(db, { ownerId: lena.userId, boardId: garden, title: 'Kingfisher' });
    const isFound = async (query: string) => (await find(query)).includes(pin.id);
    const within = async (check: () => Promise<boolean>) => {
      const until = Date.now() + 2_000;
      while (Date.now() < until) {
        if (await check()) return true;
        await wait(50);
      }
      return false;
    };
    expect(await within(() => isFound('kingfishre'))).toBe(true);
    await inTransaction(db, async (trx) => {
      await sql`UPDATE pins SET title = 'Woodpecker' WHERE id = ${pin.id}`.execute(trx);
      await emitEvent(trx, 'pin.changed', { pinId: pin.id });
    });
    expect(await within(() => isFound('woodpekcer'))).toBe(true);
    expect(await isFound('kingfisher')).toBe(false);
    await inTransaction(db, async (trx) => {
      await sql`UPDATE boards SET privacy = 2 WHERE id = ${garden}`.execute(trx);
      await emitEvent(trx, 'board.privacy_changed', { boardId: garden });
    });
    expect(await isFound('woodpecker')).toBe(false);
    const words = async () =>
      (await sql`SELECT 1 FROM vocabulary WHERE corpus < 2 UNION ALL SELECT 1 FROM vocabulary_deletions WHERE corpus < 2`.execute(db)).rows
        .length;
    expect(await within(async () => (await words()) === 0)).toBe(true);
    expect(await terms('wood')).toEqual([]);
    await sql`UPDATE boards SET privacy = 0 WHERE id = ${garden}`.execute(db);
    await emitEvent(db, 'board.privacy_changed', { boardId: garden });
    await server.settle();
    expect(await isFound('woodpecker')).toBe(true);
  });

  it('hides people who block each other', async () => {
    const { db } = server.core;
    for (const [one, other] of [
      [noor, lena],
      [lena, noor],
    ] as const) {
      await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${one.userId}, ${other.userId})`.execute(db);
      expect(await find('lemon', {}, noor)).toEqual([]);
      expect(await find('garden', { scope: 'boards' }, noor)).toEqual([]);
      expect(await find('lena', { scope: 'users' }, noor)).toEqual([]);
      expect(await terms('l', noor)).toEqual([]);
      await sql`DELETE FROM blocks`.execute(db);
    }
    expect(await terms('l', noor)).toContain('Lena Fjeld');
  });

  it('takes any text', async () => {
    for (const query of [
      "'",
      '"',
      "it's",
      'a & b | !c:*',
      '\\',
      '(',
      '\u0001\u0002',
      '🌿',
      '…,.;',
      'x'.repeat(200),
      'سلام عليكم',
      '<b>',
      '%_%',
      ' ',
    ]) {
      const { resource_response: reply } = await server.stranger().envelope(BaseSearchResource.get, { query });
      expect([query, reply.status]).toEqual([query, 'success']);
      expect((await server.stranger().envelope(AdvancedTypeaheadResource.get, { term: query })).resource_response.status).toBe('success');
    }
  });

  it('takes one statement for its ids, two where topics are looked through besides, and three where the words find little', async () => {
    for (const [query, most] of [
      ['thyme', 1],
      ['lemon', 2],
      ['lemin tart', 3],
    ] as const) {
      for (const page_size of [25, 250]) {
        const { statements } = await countStatements(() =>
          search({ core: server.core, viewer: strangerViewer, language: 'en' }, { query, page_size }),
        );
        expect(statements).toBe(most);
      }
    }
  });

  it('takes the signatures of a search’s pictures as text or as a list', async () => {
    for (const query_pin_sigs of ['a1,b2', ['a1', 'b2'], null])
      expect(await noor.data(BaseSearchResource.get, { query: 'tiles', query_pin_sigs })).toHaveProperty('results');
  });

  it('pictures a board by its newest pin that the viewer may see', async () => {
    const { db } = server.core;
    const { id } = await makeBoard(lena, 'Vestibule');
    const open = await seedPin(db, { ownerId: lena.userId, boardId: id });
    const held = await seedPin(db, { ownerId: lena.userId, boardId: id });
    await server.settle();
    const { rows } = await sql<{ signature: string }>`SELECT encode(c.signature, 'hex') signature FROM pictures c
      WHERE c.id IN (${open.pictureId}, ${held.pictureId}) ORDER BY c.id`.execute(db);
    const pictureOf = async () =>
      (await server.stranger().data(AdvancedTypeaheadResource.get, { term: 'vestibule' })).items.find(({ kind }) => kind === 'board')!
        .imageUrl;
    expect(await pictureOf()).toContain(rows[1]!.signature);
    await sql`UPDATE pins SET held_back = ${heldBack.fromFeeds} WHERE id = ${held.id}`.execute(db);
    expect(await pictureOf()).toContain(rows[0]!.signature);
  });
});
