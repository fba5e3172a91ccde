import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSmallBrowser } from '../testing/small-browser.ts';
import { bringPage } from './bring-page.ts';
import { keepInstance } from './instances.ts';

const { browser } = vi.hoisted(() => ({
  browser: {
    storage: { local: {} },
    scripting: {
      executeScript: async ({ func, args }: { func: (...given: unknown[]) => unknown; args: unknown[] }) => [{ result: func(...args) }],
    },
  },
}));
vi.mock('wxt/browser', () => ({ browser }));

const ORIGIN = 'https://pins.example';
let sent: { path: string; body: string }[];
let html: string;

beforeEach(async () => {
  Object.assign(browser.storage.local, createSmallBrowser().browser.storage.local);
  [sent, html] = [[], '<html>Linen</html>'];
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
    sent.push({ path: new URL(url).pathname, body: decodeURIComponent(body as string) });
    return Promise.resolve(Response.json({ resource_response: { data: null, error: null } }));
  });
  await keepInstance({ origin: ORIGIN, accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
});
afterEach(() => vi.unstubAllGlobals());

it('the page of a pin is sent only where it is the one that was saved, and of a length that is taken', async () => {
  await bringPage(ORIGIN, '7', { link: 'https://example.org/linen', tabId: 1 });
  expect(sent.map(({ path }) => path)).toEqual(['/resource/KeptCopyResource/create/']);
  expect(sent[0]!.body).toContain('<html>Linen</html>');
  await bringPage(ORIGIN, '8', { link: 'https://example.org/other', tabId: 1 });
  await bringPage(ORIGIN, '9', { link: 'https://example.org/linen', tabId: null });
  html = 'x'.repeat(400_001);
  await bringPage(ORIGIN, '10', { link: 'https://example.org/linen', tabId: 1 });
  expect(sent).toHaveLength(1);
});
