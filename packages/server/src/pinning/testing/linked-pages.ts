import { FetchError, type SafeFetch } from '../../core/safe-fetch/index.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeBoard } from './pinning-cast.ts';
import { serveFiles } from './serve-files.ts';

/** A made-up web, by addresses: what its pages hold, and what was asked of them. */
export interface LinkedPages {
  readonly pages: Map<string, string>;
  readonly files: Map<string, string>;
  readonly fetched: string[];
  /** A page that fails as nobody foresaw. */
  readonly broken: string;
}

/** An instance on such a web, with Lena and a board of hers. */
export async function openLinkedPages() {
  const web: LinkedPages = { pages: new Map(), files: new Map(), fetched: [], broken: 'https://broken.org/hat' };
  const safeFetch: Pick<SafeFetch, 'fetchPage' | 'fetchFile'> = {
    fetchPage: async (url) => {
      web.fetched.push(url);
      if (url === web.broken) throw new TypeError('nobody saw this coming');
      const html = web.pages.get(url);
      if (html === undefined) throw new FetchError('unreachable');
      return { url, html, isMoved: false };
    },
    fetchFile: serveFiles(web.files, 'application/json'),
  };
  const server: TestServer = await createTestServer({ safeFetch: safeFetch as SafeFetch });
  const lena = await server.person('lenafjeld', 'Lena Fjeld');
  const board = (await makeBoard(lena, 'Things')).id;
  return { server, lena, board, web };
}
