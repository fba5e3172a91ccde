import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmallBrowser } from '../testing/small-browser.ts';
import { keepInstance, findInstance } from './instances.ts';
import { countWaiting, discardPin, keepLimits, listRefused, type WantedPin } from './kept-pins.ts';
import { save, sendWaiting, tryAgain } from './saves.ts';

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
    for (let at = 0; at < keepLimits.pins; at += 1) {
      kept.current.set(`waiting:${at}`, { ...wanted(String(at)), id: String(at), keptAt: at, picture: null });
    }
    expect(await save(wanted('One more'))).toEqual({ kind: 'full' });
    expect(await countWaiting(ORIGIN)).toBe(keepLimits.pins);
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

  describe('and the instance refuses for good', () => {
    const refuse = (name: string) => reply(400, { resource_response: { data: null, error: { name, http_status: 400 } } });
    const refused = async () => (await listRefused(ORIGIN)).map(({ id, title, refusal }) => ({ id, title, refusal }));

    it.each([
      ['picture_refused', 'picture'],
      ['board_not_found', 'board'],
      ['parameter_value_invalid', 'other'],
    ])('is kept for its person, who learns why: %s', async (name, refusal) => {
      await save(wanted('One'));
      answer = refuse(name);
      await sendWaiting();
      expect(await countWaiting(ORIGIN)).toBe(0);
      expect(await refused()).toEqual([{ id: expect.any(String), title: 'One', refusal }]);
      expect(await listRefused('https://other.example')).toEqual([]);
    });

    it('goes up no more by itself', async () => {
      answer = refuse('picture_refused');
      await save(wanted('One'));
      answer = () => Promise.reject(new Error('Nothing is to be sent.'));
      await sendWaiting();
      expect(await refused()).toMatchObject([{ refusal: 'picture' }]);
    });

    it('is saved when its person tries again, under another key than the refused one', async () => {
      answer = refuse('board_not_found');
      expect(await save(wanted('One'))).toMatchObject({ kind: 'refused', refusal: 'board' });
      const id = (await refused())[0]!.id;
      const keys: (string | null)[] = [];
      vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
        keys.push(new Headers(init.headers).get('Idempotency-Key'));
        return made();
      });
      await tryAgain(id);
      expect([await refused(), await countWaiting(ORIGIN)]).toEqual([[], 0]);
      expect(keys).toEqual([expect.any(String)]);
      expect(keys).not.toContain(id);
    });

    it('waits like any other when its person tries again without a line', async () => {
      answer = refuse('picture_refused');
      await save(wanted('One'));
      const id = (await refused())[0]!.id;
      answer = () => Promise.reject(new TypeError('offline'));
      await tryAgain(id);
      expect([await refused(), await countWaiting(ORIGIN)]).toEqual([[], 1]);
    });

    it.each([
      ['the same picture is saved to another board', 'board_not_found', { boardId: '2' }],
      ['another picture of the page is saved where that one was refused', 'picture_refused', { pictureUrl: 'https://example.org/b.jpg' }],
    ])('is gone when %s', async (_how, name, other) => {
      answer = refuse(name);
      await save(wanted('One'));
      answer = made;
      expect(await save({ ...wanted('One'), ...other })).toEqual({ kind: 'saved', pinId: '7' });
      expect(await refused()).toEqual([]);
    });

    it('is gone when the same picture is saved and waits for a line', async () => {
      answer = refuse('board_not_found');
      await save(wanted('One'));
      answer = () => Promise.reject(new TypeError('offline'));
      await save({ ...wanted('One'), boardId: '2' });
      expect([await refused(), await countWaiting(ORIGIN)]).toEqual([[], 1]);
    });

    it.each([
      ['another picture of the page', { pictureUrl: 'https://example.org/b.jpg' }],
      ['the same picture at another instance', { origin: 'https://other.example' }],
    ])('stays when %s is saved', async (_what, other) => {
      answer = refuse('board_not_found');
      await save(wanted('One'));
      await keepInstance({ origin: 'https://other.example', accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 });
      answer = made;
      expect(await save({ ...wanted('One'), ...other })).toEqual({ kind: 'saved', pinId: '7' });
      expect(await refused()).toMatchObject([{ title: 'One', refusal: 'board' }]);
    });

    it('is gone when its person discards it', async () => {
      answer = refuse('picture_refused');
      await save(wanted('One'));
      const id = (await refused())[0]!.id;
      await discardPin(id);
      expect(await refused()).toEqual([]);
    });
  });
});
