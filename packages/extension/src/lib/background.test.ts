import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ask } from './asks.ts';
import { keepInstance } from './instances.ts';
import { countWaiting, listRefused, type KeptPin, type Refusal } from './kept-pins.ts';
import { createSmallBrowser, type SmallStorage } from '../testing/small-browser.ts';

type Listener = (message: Ask, sender: { readonly url: string }, reply: (answer: unknown) => void) => boolean;
const { browser, heard } = vi.hoisted(() => {
  const heard: { listener?: unknown } = {};
  const event = { addListener: () => undefined };
  const runtime = {
    onInstalled: event,
    onStartup: event,
    onMessage: { addListener: (listener: unknown) => void (heard.listener = listener) },
    getURL: (path: string) => `chrome-extension://bowerbird${path}`,
  };
  const alarms = { create: async () => undefined, onAlarm: event };
  return { heard, browser: { runtime, alarms, contextMenus: { onClicked: event }, storage: { local: {} as SmallStorage } } };
});
vi.mock('wxt/browser', () => ({ browser }));

const ORIGIN = 'https://pins.example';
const POP_UP = 'chrome-extension://bowerbird/popup.html';
const PAGE = 'https://kiln.example/jugs/';
const refused: KeptPin & { readonly refusal: Refusal } = {
  id: '1',
  refusal: 'board',
  keptAt: 1,
  picture: null,
  origin: ORIGIN,
  tabId: null,
  pictureUrl: 'https://kiln.example/jug.jpg',
  boardId: '1',
  sectionId: null,
  title: 'Jug',
  description: '',
  altText: '',
  link: PAGE,
};

/** Says it to the background as the window at the address would, and waits for its answer. */
const say = (message: Ask, url: string) => new Promise((resolve) => void (heard.listener as Listener)(message, { url }, resolve));
const listed = async () => ({ refused: (await listRefused(ORIGIN)).length, waiting: await countWaiting(ORIGIN) });

beforeEach(async () => {
  const { browser: small } = createSmallBrowser();
  Object.assign(browser.storage.local, small.storage.local);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await keepInstance({ origin: ORIGIN, accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
  await small.storage.local.set({ 'waiting:1': refused });
  const { default: background } = await import('../entrypoints/background.ts');
  background.main();
});
afterEach(() => vi.unstubAllGlobals());

it('tries a refused pin again, or discards it, when the pop-up says so', async () => {
  await say({ kind: 'try_again', id: '1' }, POP_UP);
  expect(await listed()).toEqual({ refused: 0, waiting: 1 });
  await browser.storage.local.set({ 'waiting:1': refused });
  await say({ kind: 'discard', id: '1' }, POP_UP);
  expect(await listed()).toEqual({ refused: 0, waiting: 1 });
});

it('does neither for a page', async () => {
  await say({ kind: 'try_again', id: '1' }, PAGE);
  await say({ kind: 'discard', id: '1' }, PAGE);
  expect(await listed()).toEqual({ refused: 1, waiting: 0 });
});
