import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmallBrowser } from '../testing/small-browser.ts';
import { keepInstance, findInstance } from './instances.ts';
import { countWaiting, queueLimits, save, sendWaiting, type WantedPin } from './saves.ts';

const { kept, browser } = vi.hoisted(() => ({ kept: { current: new Map<string, unknown>() }, browser: { storage: { local: {} } } }));
vi.mock('wxt/browser', () => ({ browser }));
vi.mock('./fetch-picture.ts', () => ({ fetchPicture: () => Promise.resolve(null) }));

const ORIGIN = 'https://pins.example';
const wanted = (title: string): WantedPin => ({
  origin: ORIGIN,
  tabId: null,
  pictureUrl: 'https://example.org/a.jpg',
  boardId: '1',
  sectionId: null,
  title,
  description: '',
  altText: '',
  link: 'https://example.org/',
});
const reply = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }));
const made = reply(200, { resource_response: { data: { id: '7' }, error: null } });

describe('what waits in the browser', () => {
  let answer: (url: string) => Promise<Response>;

  beforeEach(async () => {
    const small = createSmallBrowser();
    Object.assign(browser.storage.local, small.browser.storage.local);
    kept.current = small.kept;
    answer = () => Promise.reject(new TypeError('offline'));
    vi.stubGlobal('fetch', (url: string) => answer(url));
    await keepInstance({ origin: ORIGIN, accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is a pin that could not be saved; it goes up once the instance answers', async () => {
    expect(await save(wanted('One'))).toEqual({ kind: 'waits', count: 1 });
    answer = made;
    await sendWaiting();
    expect(await countWaiting(ORIGIN)).toBe(0);
  });

  it('is one pin, however often the same is saved', async () => {
    await save(wanted('One'));
    expect(await save(wanted('One'))).toEqual({ kind: 'waits', count: 1 });
    expect(await save(wanted('Two'))).toEqual({ kind: 'waits', count: 2 });
  });

  it('has an end: beyond it nothing more is kept, and the person is told', async () => {
    for (let at = 0; at < queueLimits.pins; at += 1) {
      kept.current.set(`waiting:${at}`, { ...wanted(String(at)), id: String(at), keptAt: at, picture: null });
    }
    expect(await save(wanted('One more'))).toEqual({ kind: 'full' });
    expect(await countWaiting(ORIGIN)).toBe(queueLimits.pins);
    answer = made;
    expect(await save(wanted('One more'))).toEqual({ kind: 'saved', pinId: '7' });
  });

  it('stays when the sign-in has ended, which is noted until there is a newer one', async () => {
    answer = reply(401, { error: 'invalid_grant' });
    expect(await save(wanted('One'))).toEqual({ kind: 'logged_out' });
    expect([await countWaiting(ORIGIN), (await findInstance(ORIGIN))?.isEnded]).toEqual([1, true]);
    await keepInstance({ origin: ORIGIN, accessToken: 'b', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
    expect((await findInstance(ORIGIN))?.isEnded).toBeUndefined();
  });

  it('waits, and no sign-in ends, while the instance is being started', async () => {
    answer = (url) => reply(url.endsWith('/oauth/token') ? 502 : 401, {})();
    expect(await save(wanted('One'))).toEqual({ kind: 'waits', count: 1 });
    expect((await findInstance(ORIGIN))?.isEnded).toBeUndefined();
  });

  it('stays while an earlier try of it is still at work at the instance', async () => {
    answer = reply(409, { resource_response: { data: null, error: { name: 'conflict', http_status: 409 } } });
    expect(await save(wanted('One'))).toEqual({ kind: 'waits', count: 1 });
    answer = made;
    await sendWaiting();
    expect(await countWaiting(ORIGIN)).toBe(0);
  });

  it('goes away where the instance refuses it for good', async () => {
    answer = reply(400, { resource_response: { data: null, error: { name: 'picture_refused', http_status: 400 } } });
    expect(await save(wanted('One'))).toEqual({ kind: 'refused', isPicture: true });
    expect(await countWaiting(ORIGIN)).toBe(0);
  });
});
