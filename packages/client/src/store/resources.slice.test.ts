import { describe, expect, it } from 'vitest';
import { defineResource, forAnyone } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError, toErrorRecord, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { ensureResource, fetchNextPage, fetchWhole, refreshResource } from './call.ts';
import { createAppStore } from '../boot/create-app-store.ts';
import { resourceOf } from './resource-of.ts';
import { appendPage, isAtEnd, resourceInvalidated } from './resources.slice.ts';

type Options = { board_id: string; bookmarks?: string[] };
const { get: tiles } = defineResource('TilesResource', { get: forAnyone<Options, unknown[]>({ paged: true }) });
const options: Options = { board_id: '1' };

const pin = (id: string) => ({ type: 'pin', id, title: `Pin ${id}` });
const ref = (id: string) => ({ type: 'pin', id });
const failed = (name: ErrorName) => new CallError(toErrorRecord(new ApiError(name)));

/** A store over a server that gives these answers, one a call. */
function storeWith(...answers: (CallResult | Error)[]) {
  const asked: unknown[] = [];
  const transport = (async (_endpoint, input) => {
    asked.push(input);
    const answer = answers.shift();
    await new Promise(setImmediate);
    if (answer === undefined) throw new Error('This call was not expected.');
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Transport;
  const store = createAppStore(transport);
  const { dispatch } = store;
  return {
    asked,
    read: () => resourceOf(store.getState(), tiles, options),
    ensure: () => dispatch(ensureResource(tiles, options)),
    refresh: () => dispatch(refreshResource(tiles, options)),
    next: () => dispatch(fetchNextPage(tiles, options)),
    whole: () => dispatch(fetchWhole(tiles, options)),
    forget: () => dispatch(resourceInvalidated({ name: tiles.name })),
  };
}

describe('the resource cache', () => {
  it('keeps the side data of the first page when a next one brings none', async () => {
    const { ensure, next, refresh, read } = storeWith(
      { data: [pin('a')], bookmark: 'more', auxData: { total: 9 } },
      { data: [pin('b')], bookmark: 'more' },
      { data: [pin('a')], bookmark: 'more' },
    );
    await ensure();
    await next();
    expect(read().auxData).toEqual({ total: 9 });
    await refresh();
    expect(read().auxData).toEqual({});
  });

  it('is fetching, then loaded with data, side data and the next bookmark', async () => {
    const { ensure, read } = storeWith({ data: [pin('a')], bookmark: 'more', auxData: { total: 9 } });
    const loading = ensure();
    expect(read()).toMatchObject({ fetching: true, loaded: false, data: null });
    await loading;
    expect(read()).toEqual({ fetching: false, loaded: true, data: [ref('a')], auxData: { total: 9 }, nextBookmark: 'more', error: null });
  });

  it('fetches on first use alone, whatever the order of the options and the bookmark in them', async () => {
    const { asked, ensure } = storeWith({ data: [], bookmark: '-end-' });
    await Promise.all([ensure(), ensure()]);
    await ensure();
    expect(asked).toEqual([options]);
  });

  it('is fetched whole, and says so when a page does not come', async () => {
    const page = (id: string, bookmark: string) => ({ data: [pin(id)], bookmark });
    const { ensure, whole } = storeWith(page('a', 'm1'), page('b', 'm2'), failed('unavailable'), page('c', '-end-'));
    await ensure();
    await expect(whole()).rejects.toMatchObject({ status: 503 });
    expect(await whole()).toEqual([ref('a'), ref('b'), ref('c')]);
    expect(await whole()).toHaveLength(3);
  });

  it('is fetched whole while a next page is on its way', async () => {
    const { asked, ensure, next, whole } = storeWith(
      { data: [pin('a')], bookmark: 'm1' },
      { data: [pin('b')], bookmark: 'm2' },
      { data: [pin('c')], bookmark: '-end-' },
    );
    await ensure();
    const scrolling = next();
    expect(await whole()).toEqual([ref('a'), ref('b'), ref('c')]);
    await scrolling;
    expect(asked).toHaveLength(3);
  });

  it('is not taken for whole when the page on its way fails', async () => {
    const { ensure, next, whole } = storeWith({ data: [pin('a')], bookmark: 'm1' }, new CallError(null));
    await ensure();
    await Promise.all([next(), expect(whole()).rejects.toMatchObject({ record: null })]);
  });

  it('is fetched whole from its first page on after it was forgotten', async () => {
    const { ensure, forget, whole } = storeWith(
      { data: [pin('a')], bookmark: 'm1' },
      { data: [pin('a')], bookmark: 'm1' },
      { data: [pin('b')], bookmark: '-end-' },
    );
    await ensure();
    forget();
    expect(await whole()).toEqual([ref('a'), ref('b')]);
  });

  it('appends a page without repeating what is there, and ends at the end marker', async () => {
    const { asked, ensure, next, read } = storeWith(
      { data: [pin('a'), pin('b')], bookmark: 'm1' },
      { data: [pin('b'), pin('c')], bookmark: '-end-' },
    );
    await ensure();
    expect(isAtEnd(read())).toBe(false);
    await next();
    expect(asked[1]).toEqual({ ...options, bookmarks: ['m1'] });
    expect(read().data).toEqual([ref('a'), ref('b'), ref('c')]);
    expect(isAtEnd(read())).toBe(true);
    await next();
    expect(asked).toHaveLength(2);
  });

  it('asks for one next page at a time', async () => {
    const { asked, ensure, next } = storeWith({ data: [], bookmark: 'm1' }, { data: [], bookmark: '-end-' });
    await ensure();
    await Promise.all([next(), next()]);
    expect(asked).toHaveLength(2);
  });

  it('replaces the data on refresh', async () => {
    const { ensure, read, refresh } = storeWith({ data: [pin('a')], bookmark: 'm1' }, { data: [pin('z')], bookmark: '-end-' });
    await ensure();
    await refresh();
    expect(read()).toMatchObject({ data: [ref('z')], nextBookmark: '-end-' });
  });

  it('clears the data when a fetch fails', async () => {
    const { ensure, read, refresh } = storeWith({ data: [pin('a')], bookmark: '-end-' }, failed('unknown'));
    await ensure();
    await refresh();
    expect(read()).toMatchObject({ data: null, loaded: false, error: { record: { http_status: 500 } } });
  });

  it('keeps what is shown when only the next page fails, and can ask for it again', async () => {
    const { ensure, next, read } = storeWith({ data: [pin('a')], bookmark: 'm1' }, new CallError(null), {
      data: [pin('b')],
      bookmark: '-end-',
    });
    await ensure();
    await next();
    expect(read()).toMatchObject({ data: [ref('a')], loaded: true, error: { record: null } });
    await next();
    expect(read()).toMatchObject({ data: [ref('a'), ref('b')], error: null });
  });

  it.each([
    ['a server error', failed('unavailable')],
    ['no answer at all', new CallError(null)],
  ])('tries again on the next use after %s', async (_reason, error) => {
    const { ensure, read } = storeWith(error, { data: [pin('a')], bookmark: '-end-' });
    await ensure();
    await ensure();
    expect(read()).toMatchObject({ loaded: true, error: null });
  });

  it("does not try again when the error was the caller's", async () => {
    const { asked, ensure, read } = storeWith(failed('board_not_found'));
    await ensure();
    await ensure();
    expect(asked).toHaveLength(1);
    expect(read().error?.record?.name).toBe('board_not_found');
  });

  it('fetches anew once it was told to forget', async () => {
    const { asked, ensure, forget } = storeWith({ data: [], bookmark: '-end-' }, { data: [], bookmark: '-end-' });
    await ensure();
    forget();
    await ensure();
    expect(asked).toHaveLength(2);
  });

  it('joins the results of search pages and keeps the first page around them', () => {
    expect(appendPage({ guides: ['Mugs'], results: [ref('a')] }, { guides: [], results: [ref('a'), ref('b')] })).toEqual({
      guides: ['Mugs'],
      results: [ref('a'), ref('b')],
    });
  });
});
