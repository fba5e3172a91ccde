import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { openLinkedPages, type LinkedPages } from '../testing/linked-pages.ts';
import { makePin } from '../testing/pinning-cast.ts';
import { readDueLinks } from './read-links.service.ts';

const page = (json: string) => `<html><head><script type="application/ld+json">${json}</script></head></html>`;

describe('a page with odd texts', () => {
  let web: LinkedPages;
  let server: TestServer;
  let lena: TestPerson;
  let board: string;
  beforeAll(async () => {
    ({ server, lena, board, web } = await openLinkedPages());
  });
  afterAll(() => server.close());

  it.each([
    ['a NUL in a name', page(String.raw`{"@type":"Product","name":"Ha\u0000t","offers":{"price":"1.00","priceCurrency":"EUR"}}`), 'Hat'],
    ['half an emoji in a name', page(String.raw`{"@type":"Product","name":"Hat\ud83d","offers":{"price":"1"}}`), 'Hat'],
    ['half an emoji in an ingredient', page(String.raw`{"@type":"Recipe","name":"Soup","recipeIngredient":["Salt\ud83d"]}`), 'Soup'],
    ['half an emoji in a headline', page(String.raw`{"@type":"Article","headline":"Fronts\ud83d","author":"Mei\ud83d"}`), 'Fronts'],
    [
      'a name that is cut within an emoji',
      page(JSON.stringify({ '@type': 'Recipe', name: `a${'😀'.repeat(300)}`, recipeIngredient: ['Salt'] })),
      /^a😀+/,
    ],
    ['a NUL in its title', `<title>Ha\0t</title>${page('{"@type":"Recipe","name":"Ramen","recipeIngredient":["Salt"]}')}`, 'Ramen'],
  ])('is read with %s', async (what, html, displayName) => {
    const link = `https://odd.org/${encodeURIComponent(what)}`;
    web.pages.set(link, html);
    const { id } = await makePin(server, lena, board, { link });
    await readDueLinks(server.core);
    const { richMetadata } = await lena.data(PinResource.get, { id });
    expect(richMetadata?.displayName).toEqual(typeof displayName === 'string' ? displayName : expect.stringMatching(displayName));
  });

  it('is read with a NUL in its oEmbed', async () => {
    const link = 'https://films.org/oak';
    web.pages.set(link, '<link rel="alternate" type="application/json+oembed" href="/oembed.json">');
    web.files.set('https://films.org/oembed.json', String.raw`{"title":"Oiling\u0000 oak","author_name":"Mei Tan"}`);
    const { id } = await makePin(server, lena, board, { link });
    await readDueLinks(server.core);
    expect((await lena.data(PinResource.get, { id })).richMetadata?.displayName).toBe('Oiling oak');
  });

  it('that nobody can read waits a day, and the others of its round are read', async () => {
    const link = 'https://shop.org/hat';
    web.pages.set(link, page('{"@type":"Recipe","name":"Ramen","recipeIngredient":["Salt"]}'));
    await makePin(server, lena, board, { link: web.broken });
    const { id } = await makePin(server, lena, board, { link });
    await readDueLinks(server.core);
    expect((await lena.data(PinResource.get, { id })).richMetadata?.displayName).toBe('Ramen');
    const { rows } = await sql<{ waits: boolean }>`SELECT next_read_at > now() + interval '23 hours' AS waits
      FROM links WHERE url = ${web.broken}`.execute(server.core.db);
    expect(rows).toEqual([{ waits: true }]);
  });
});
