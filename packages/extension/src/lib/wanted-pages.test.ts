import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmallBrowser } from '../testing/small-browser.ts';
import { keepInstance } from './instances.ts';
import { bringWantedPage, keyOf } from './wanted-pages.ts';

const { browser, page } = vi.hoisted(() => ({
  browser: { storage: { local: {} } },
  page: { nopin: null as string | null, url: 'https://example.org/linen' },
}));
vi.mock('wxt/browser', () => ({ browser }));
vi.mock('./fetch-picture.ts', () => ({ fetchInPage: () => Promise.resolve(new Blob(['picture'])) }));
vi.mock('./read-tab.ts', () => ({
  readTab: () => Promise.resolve({ ...page, title: '', description: '', pictures: [{ url: 'https://example.org/a.jpg' }] }),
}));

const ORIGIN = 'https://pins.example';

describe('a page that an import waits for', () => {
  let asked: string[];

  beforeEach(async () => {
    Object.assign(browser.storage.local, createSmallBrowser().browser.storage.local);
    Object.assign(page, { nopin: null, url: 'https://example.org/linen' });
    asked = [];
    const pages = [await keyOf('http://example.org/linen/')];
    vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
      const path = new URL(url).pathname;
      asked.push(`${method} ${path}`);
      if (path === '/upload-image/') return Promise.resolve(Response.json({ success: true, image_signature: 'abc' }));
      const data = method === 'GET' ? { pages } : { items: 1, body };
      return Promise.resolve(Response.json({ resource_response: { data, error: null } }));
    });
    await keepInstance({ origin: ORIGIN, accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is brought with its picture when it is opened, once', async () => {
    await bringWantedPage('https://www.example.org/linen', 1);
    expect(asked).toEqual(['GET /resource/ImportPagesResource/get/', 'POST /upload-image/', 'POST /resource/ImportPagesResource/create/']);
    await bringWantedPage('https://www.example.org/linen', 1);
    expect(asked).toHaveLength(3);
  });

  it('is told apart in the browser: of any other page no instance hears', async () => {
    await bringWantedPage('https://example.org/diary', 1);
    await bringWantedPage('https://example.org/letters', 1);
    expect(asked).toEqual(['GET /resource/ImportPagesResource/get/']);
  });

  it('is left alone where its site does not want to be saved, or the tab shows another one by now', async () => {
    page.nopin = '';
    await bringWantedPage('https://example.org/linen', 1);
    Object.assign(page, { nopin: null, url: 'https://example.org/other' });
    await bringWantedPage('https://example.org/linen', 1);
    expect(asked).toEqual(['GET /resource/ImportPagesResource/get/']);
  });
});
