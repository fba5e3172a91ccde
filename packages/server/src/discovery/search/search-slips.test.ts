import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { seedPin } from '../../testing/seed-pins.ts';
import { indexOldDocuments } from '../search-index/index-documents.service.ts';
import { openSearch, type SearchCast } from './testing/search-cast.ts';

describe('slips in a search', () => {
  let server: SearchCast['server'];
  let noor: SearchCast['noor'];
  let lena: SearchCast['lena'];
  let garden: SearchCast['garden'];
  let pins: SearchCast['pins'];
  let find: SearchCast['find'];
  beforeAll(async () => {
    ({ server, noor, lena, garden, pins, find } = await openSearch());
  });
  afterAll(() => server.close());

  it('puts a slip right beside operators, which it keeps', async () => {
    const said = async (query: string, options: object = {}) => {
      const { results, typo } = await server.stranger().data(BaseSearchResource.get, { query, ...options });
      return [results.map(({ id }) => id), typo?.corrected];
    };
    expect(await said('lemno -cake')).toEqual([[pins.lemon.id], 'lemon -cake']);
    expect(await said('lemno "with thyme" -tart')).toEqual([[pins.lemonCake.id], 'lemon "with thyme" -tart']);
    expect(await said('lemno -cake @lena_fjeld')).toEqual([[pins.lemon.id], 'lemon -cake @lena_fjeld']);
    // What stands in quotes is left as it is, and what was probably meant is told.
    expect(await said('"lemno" tart')).toEqual([[], '"lemon" tart']);
    expect(await said('lemno -cake', { auto_correction_disabled: true })).toEqual([[], 'lemon -cake']);
    expect(await said('lemno -cake -tart')).toEqual([[], undefined]);
    // Beside a minus the beginning of a word is no word.
    expect(await said('thy -cake')).toEqual([[], undefined]);
  });

  it('puts right one wrong letter, one missing, one too many and two swapped', async () => {
    for (const query of ['lemin tart', 'lmon tart', 'lemmon tart', 'elmon tart']) {
      const reply = await server.stranger().data(BaseSearchResource.get, { query });
      expect(reply.results.map((pin) => pin.id)).toEqual([pins.lemon.id]);
      expect(reply.typo).toEqual({ original: query, corrected: 'lemon tart' });
    }
  });

  it('takes two swapped letters for likelier than two slips, however common the other word is', async () => {
    const add = (title: string) => seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title });
    const chair = await add('A chair to keep');
    for (const title of ['Star chart', 'Moon chart', 'Sea chart']) await add(title);
    await server.settle();
    expect(await find('chiar')).toEqual([chair.id]);
  });

  it('puts two swapped letters right where only the plural is known, or only the singular', async () => {
    for (const [title, ...queries] of [
      ['Stoneware teapots', 'teapto', 'teaopt', 'etapot'],
      ['Brass doorknob', 'doorkonbs', 'doorknbos'],
    ] as const) {
      const pin = await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title });
      await server.settle();
      const corrected = title.split(' ')[1];
      for (const query of queries) {
        const reply = await server.stranger().data(BaseSearchResource.get, { query });
        expect(reply.results.map(({ id }) => id)).toEqual([pin.id]);
        expect(reply.typo).toEqual({ original: query, corrected });
      }
    }
  });

  it('takes a short word for no slip of one that begins otherwise or is two letters away', async () => {
    const add = (title: string) => seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title });
    for (const title of ['Asked for life', 'A wish for life', 'Noodles asked for', 'Noodles to wish for']) await add(title);
    await server.settle();
    const meant = async (query: string) => (await server.stranger().data(BaseSearchResource.get, { query })).typo?.corrected;
    for (const query of ['elif', 'weiss', 'naked', 'basked', 'nordlys']) expect([query, await meant(query)]).toEqual([query, undefined]);
    expect([await meant('ilfe'), await meant('asekd'), await meant('noodels')]).toEqual(['life', 'asked', 'noodles']);
  });

  it('takes the name of a person for no slip, unless that person may not be seen', async () => {
    await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title: 'Lenai in bloom' });
    await server.settle();
    const typoOf = async (query: string) => (await server.stranger().data(BaseSearchResource.get, { query })).typo?.corrected;
    expect(await typoOf('lenaa')).toBe('lenai');
    const person = await server.person('lenaa', 'Lenaa Berg');
    await emitEvent(server.core.db, 'user.created', { userId: person.userId });
    await server.settle();
    expect(await typoOf('lenaa')).toBeUndefined();
    await sql`UPDATE users SET state = 1 WHERE id = ${person.userId}`.execute(server.core.db);
    expect(await typoOf('lenaa')).toBe('lenai');
  });

  it('takes the name of a site for no slip, and finds what is from there', async () => {
    const from = await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title: 'Woollen throw' });
    await sql`WITH l AS (INSERT INTO links (url_hash, url, domain) VALUES (${Buffer.from('nordlis')}, 'https://nordlis.example/throw', 'nordlis.example') RETURNING id)
      UPDATE pins SET link_id = l.id FROM l WHERE pins.id = ${from.id}`.execute(server.core.db);
    await emitEvent(server.core.db, 'pin.created', { pinId: from.id });
    await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title: 'A nordlin at dusk' });
    await server.settle();
    const { results, typo } = await server.stranger().data(BaseSearchResource.get, { query: 'nordlis' });
    expect([results.map(({ id }) => id), typo]).toEqual([[from.id], null]);
  });

  it('puts right a long word that is misspelt twice by ear, and no word of other sounds', async () => {
    const pin = await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title: 'Two bicycles by the definite harbour' });
    await server.settle();
    for (const [query, corrected] of [
      ['bycicle', 'bicycles'],
      ['bycicles', 'bicycles'],
      ['definate', 'definite'],
    ]) {
      const reply = await server.stranger().data(BaseSearchResource.get, { query: query! });
      expect(reply.typo).toEqual({ original: query, corrected });
      expect(reply.results.map(({ id }) => id)).toEqual([pin.id]);
    }
    for (const query of ['bobsled', 'bunting', 'tricycles', 'definable']) expect(await find(query)).toEqual([]);
  });

  it('takes a forgotten vowel for likelier than another consonant', async () => {
    const add = (title: string) => seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title });
    const flowers = await add('Flowers in a jug');
    for (const title of ['Oak floors', 'Stone floors', 'Cork floors']) await add(title);
    await server.settle();
    const { results, typo } = await server.stranger().data(BaseSearchResource.get, { query: 'flowrs' });
    expect([results.map(({ id }) => id), typo?.corrected]).toEqual([[flowers.id], 'flowers']);
  });

  it('offers what was meant as no word that refines it', async () => {
    const add = (title: string) => seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title });
    for (const title of ['Kettles on a stove', 'Kettles of brass', 'A kettle of brass', 'A kettle on its own', 'One more kettle'])
      await add(title);
    await server.settle();
    const { guides, typo } = await server.stranger().data(BaseSearchResource.get, { query: 'kettlse' });
    expect([typo?.corrected, guides.map(({ term }) => term)]).toEqual(['kettles', ['brass']]);
  });

  it('puts right the name of a topic that no pin says, and finds the pins of the topic', async () => {
    const cardigan = await seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title: 'Crocheted cardigan' });
    await server.settle();
    await indexOldDocuments(server.core.jobsDb);
    for (const query of ['crochte', 'corchet']) {
      const { results, typo } = await server.stranger().data(BaseSearchResource.get, { query });
      expect([results.map(({ id }) => id), typo?.corrected]).toEqual([[cardigan.id], 'crochet']);
    }
    const { results } = await server.stranger().data(BaseSearchResource.get, { query: 'crochte', auto_correction_disabled: true });
    expect(results).toEqual([]);
  });

  it('takes a word for no slip that is known in its other number', async () => {
    const add = (title: string) => seedPin(server.core.db, { ownerId: lena.userId, boardId: garden, title });
    const whale = await add('A whale at sunset');
    for (const title of ['Whalen pier', 'Whalen harbour', 'Whalen beach', 'Whalen tower']) await add(title);
    await server.settle();
    expect(await find('whales')).toEqual([whale.id]);
  });

  it('looks for exactly what was typed when asked to, and then only tells what was probably meant', async () => {
    const options = { query: 'lemin tart', auto_correction_disabled: true };
    const reply = await server.stranger().data(BaseSearchResource.get, options);
    expect(reply.results).toEqual([]);
    expect(reply.typo).toEqual({ original: 'lemin tart', corrected: 'lemon tart' });
  });

  it('takes the last word as a beginning when there are few hits', async () => {
    expect(await find('lemon ta')).toEqual([pins.lemon.id]);
  });

  it('puts right the words of boards and of people by their own vocabularies', async () => {
    expect(await find('gardne', { scope: 'boards' })).toEqual([garden]);
    expect(await find('fjedl', { scope: 'users' })).toEqual([lena.userId]);
    expect(await find('haddda', { scope: 'users' })).toEqual([noor.userId]);
    expect(await find('fjedl')).toEqual([]);
  });
});
