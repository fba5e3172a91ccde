import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSmallBrowser } from '../testing/small-browser.ts';

const { browser } = vi.hoisted(() => ({
  browser: {
    storage: { local: {}, session: {} },
    scripting: {
      executeScript: async ({ func, args }: { func: (...given: unknown[]) => unknown; args: unknown[] }) => [{ result: func(...args) }],
    },
  },
}));
vi.mock('wxt/browser', () => ({ browser }));
// Tests that ran before may have loaded them with a browser of their own.
vi.resetModules();
const { bringPage } = await import('./bring-page.ts');
const { keepInstance } = await import('./instances.ts');

const ORIGIN = 'https://pins.example';
const ASKED = '/resource/KeptCopiesResource/get/';
const SENT = '/resource/KeptCopyResource/create/';
const pathsSent = () => sent.map(({ path }) => path);
let sent: { path: string; body: string }[];
let html: string;
let keeping: { isOffered: boolean; keepsCopies: boolean };

beforeEach(async () => {
  Object.assign(browser.storage.local, createSmallBrowser().browser.storage.local);
  Object.assign(browser.storage.session, createSmallBrowser().browser.storage.local);
  [sent, html, keeping] = [[], '<html>Linen</html>', { isOffered: true, keepsCopies: true }];
  vi.stubGlobal('location', { href: 'https://example.org/linen/#top' });
  vi.stubGlobal('document', {
    documentElement: {
      cloneNode: () => ({
        querySelectorAll: () => [],
        get outerHTML() {
          return html;
        },
      }),
    },
  });
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url).pathname;
    sent.push({ path, body: decodeURIComponent((body ?? '') as string) });
    return Promise.resolve(Response.json({ resource_response: { data: path === ASKED ? keeping : null, error: null } }));
  });
  await keepInstance({ origin: ORIGIN, accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the page of a pin is sent only where it is the one that was saved, and of a length that is taken', async () => {
  await bringPage(ORIGIN, '7', { link: 'https://example.org/linen', tabId: 1 });
  expect(pathsSent()).toEqual([ASKED, SENT]);
  expect(sent[1]!.body).toContain('<html>Linen</html>');
  await bringPage(ORIGIN, '8', { link: 'https://example.org/other', tabId: 1 });
  await bringPage(ORIGIN, '9', { link: 'https://example.org/linen', tabId: null });
  html = 'x'.repeat(400_001);
  await bringPage(ORIGIN, '10', { link: 'https://example.org/linen', tabId: 1 });
  expect(sent).toHaveLength(2);
});

it.each([
  ['instance keeps no copies', { isOffered: false, keepsCopies: true }],
  ['person wants none', { isOffered: true, keepsCopies: false }],
])('nothing of a page is sent where the %s, which is asked once an hour', async (_why, answer) => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  keeping = answer;
  for (const pinId of ['7', '8']) await bringPage(ORIGIN, pinId, { link: 'https://example.org/linen', tabId: 1 });
  expect(pathsSent()).toEqual([ASKED]);
  keeping = { isOffered: true, keepsCopies: true };
  vi.setSystemTime(Date.now() + 3_600_001);
  await keepInstance({ origin: ORIGIN, accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
  for (const pinId of ['9', '10']) await bringPage(ORIGIN, pinId, { link: 'https://example.org/linen', tabId: 1 });
  expect(pathsSent()).toEqual([ASKED, ASKED, SENT, SENT]);
});
