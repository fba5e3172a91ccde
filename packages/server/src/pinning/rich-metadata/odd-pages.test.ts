import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { FetchError, type SafeFetch } from '../../core/safe-fetch/index.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';
import { serveFiles } from '../testing/serve-files.ts';
import { readDueLinks } from './read-links.service.ts';

const page = (json: string) => `<html><head><script type="application/ld+json">${json}</script></head></html>`;

describe('a page with odd texts', () => {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  const broken = 'https://broken.org/hat';
  const safeFetch: Pick<SafeFetch, 'fetchPage' | 'fetchFile'> = {
    fetchPage: async (url) => {
      if (url === broken) throw new TypeError('nobody saw this coming');
      const html = pages.get(url);
      if (html === undefined) throw new FetchError('unreachable');
      return { url, html, isMoved: false };
    },
    fetchFile: serveFiles(files, 'application/json'),
  };
  let server: TestServer;
  let lena: TestPerson;
  let board: string;
  beforeAll(async () => {
    server = await createTestServer({ safeFetch: safeFetch as SafeFetch });
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    board = (await makeBoard(lena, 'Things')).id;
  });
  afterAll(() => server.close());

  it.each([
    ['a NUL in a name', page(String.raw`{"@type":"Product","name":"Ha\u0000t","offers":{"price":"1.00","priceCurrency":"EUR"}}`), 'Hat'],
    ['half an emoji in a name', page(String.raw`{"@type":"Product","name":"Hat\ud83d","offers":{"price":"1"}}`), 'Hat\ufffd'],
    ['half an emoji in an ingredient', page(String.raw`{"@type":"Recipe","name":"Soup","recipeIngredient":["Salt\ud83d"]}`), 'Soup'],
    ['half an emoji in a headline', page(String.raw`{"@type":"Article","headline":"Fronts\ud83d","author":"Mei\ud83d"}`), 'Fronts\ufffd'],
    [
      'a name that is cut within an emoji',
      page(JSON.stringify({ '@type': 'Recipe', name: `a${'😀'.repeat(300)}`, recipeIngredient: ['Salt'] })),
      /^a😀+/,
    ],
    ['a NUL in its title', `<title>Ha\0t</title>${page('{"@type":"Recipe","name":"Ramen","recipeIngredient":["Salt"]}')}`, 'Ramen'],
  ])('is read with %s', async (what, html, displayName) => {
    const link = `https://odd.org/${encodeURIComponent(what)}`;
    pages.set(link, html);
    const { id } = await makePin(server, lena, board, { link });
    await readDueLinks(server.core);
    const { richMetadata } = await lena.data(PinResource.get, { id });
    expect(richMetadata?.displayName).toEqual(typeof displayName === 'string' ? displayName : expect.stringMatching(displayName));
  });

  it('is read with a NUL in its oEmbed', async () => {
    const link = 'https://films.org/oak';
    pages.set(link, '<link rel="alternate" type="application/json+oembed" href="/oembed.json">');
    files.set('https://films.org/oembed.json', String.raw`{"title":"Oiling\u0000 oak","author_name":"Mei Tan"}`);
    const { id } = await makePin(server, lena, board, { link });
    await readDueLinks(server.core);
    expect((await lena.data(PinResource.get, { id })).richMetadata?.displayName).toBe('Oiling oak');
  });

  it('that nobody can read waits a day, and the others of its round are read', async () => {
    const link = 'https://shop.org/hat';
    pages.set(link, page('{"@type":"Recipe","name":"Ramen","recipeIngredient":["Salt"]}'));
    await makePin(server, lena, board, { link: broken });
    const { id } = await makePin(server, lena, board, { link });
    await readDueLinks(server.core);
    expect((await lena.data(PinResource.get, { id })).richMetadata?.displayName).toBe('Ramen');
    const { rows } = await sql<{ waits: boolean }>`SELECT next_read_at > now() + interval '23 hours' AS waits
      FROM links WHERE url = ${broken}`.execute(server.core.db);
    expect(rows).toEqual([{ waits: true }]);
  });
});
