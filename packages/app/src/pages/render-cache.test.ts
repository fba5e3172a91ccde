import { describe, expect, it } from 'vitest';
import { createRenderCache, FRESH_MILLISECONDS, STALE_MILLISECONDS, type CachedPage } from './render-cache.ts';

function makeCache() {
  const clock = { now: 0 };
  const cache = createRenderCache(() => clock.now);
  let made = 0;
  const make = async (): Promise<CachedPage> => {
    made += 1;
    return { html: Buffer.from(`page ${made}`), brotli: Buffer.alloc(0), madeAt: clock.now };
  };
  return { clock, get: (key = 'home') => cache.get(key, make), cache, made: () => made };
}

describe('the cache of rendered pages', () => {
  it('makes a page once, however many ask at once', async () => {
    const { get, made } = makeCache();
    await Promise.all([get(), get(), get()]);
    expect(made()).toBe(1);
  });

  it('serves a stale page at once and makes it anew meanwhile', async () => {
    const { get, clock, made } = makeCache();
    await get();
    clock.now = FRESH_MILLISECONDS + 1;
    expect((await get())?.html.toString()).toBe('page 1');
    await Promise.resolve();
    expect(made()).toBe(2);
    expect((await get())?.html.toString()).toBe('page 2');
  });

  it('never serves one that is too old', async () => {
    const { get, clock } = makeCache();
    await get();
    clock.now = FRESH_MILLISECONDS + STALE_MILLISECONDS + 1;
    expect((await get())?.html.toString()).toBe('page 2');
  });

  it('makes a page anew once all was forgotten, and does not keep one that was begun before', async () => {
    const { cache, get, made } = makeCache();
    let finish = (_page: CachedPage) => {};
    const begun = cache.get('home', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    finish({ html: Buffer.from('of before'), brotli: Buffer.alloc(0), madeAt: 0 });
    await begun;
    expect((await get())?.html.toString()).toBe('page 1');
    cache.clear();
    await get();
    expect(made()).toBe(2);
  });

  it('keeps nothing when the page may not be kept', async () => {
    const { cache, get, made } = makeCache();
    expect(await cache.get('gone', async () => null)).toBeNull();
    await get('gone');
    expect(made()).toBe(1);
  });
});
