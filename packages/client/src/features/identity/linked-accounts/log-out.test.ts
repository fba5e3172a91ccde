import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { fakeStorage } from './fake-storage.ts';
import type { LogOutOptions } from './log-out.ts';

/** What became of the call that ends the session. */
type Answer = 'done' | { readonly record?: ErrorRecord; readonly cause?: Error };

const abort: Answer = { cause: new DOMException('The page was left', 'AbortError') };

describe('logging out', () => {
  let calls: string[];
  let places: string[];
  let isCovered: boolean;
  beforeEach(() => {
    [calls, places] = [[], []];
    vi.resetModules();
    vi.stubGlobal('sessionStorage', fakeStorage({ draft: 'half a title' }));
    vi.stubGlobal('localStorage', fakeStorage({ 'recent-searches': '["boats"]' }));
    vi.stubGlobal('location', { protocol: 'http:' });
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('window', { location: { assign: (place: string) => void places.push(place) } });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Logs out where the call that ends the session comes to this. */
  async function logOutWhen(answer: Answer, options: LogOutOptions = {}): Promise<void> {
    const [{ logOut }, { CallError }] = await Promise.all([import('./log-out.ts'), import('@bowerbird/contract/protocol/call-error.ts')]);
    const store = createAppStore(async ({ name }) => {
      calls.push(name);
      if (answer !== 'done') throw new CallError(answer.record ?? null, { cause: answer.cause });
      return { data: null as never };
    });
    await store.dispatch(logOut(options)).finally(() => (isCovered = store.getState().appUi.isCovered));
  }

  it('forgets what this browser kept, and goes home', async () => {
    await logOutWhen('done');
    expect(places).toEqual(['/']);
    expect(sessionStorage.length + localStorage.length).toBe(0);
    expect(document.cookie).toContain('logged_out_at=');
    // The page stays covered until the next one is there.
    expect(isCovered).toBe(true);
  });

  it('forgets the files that wait to be uploaded', async () => {
    const deleted: string[] = [];
    const deleteDatabase = (name: string) => {
      deleted.push(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    };
    vi.stubGlobal('indexedDB', { deleteDatabase });
    await logOutWhen('done');
    expect(deleted).toEqual(['kept-files']);
    expect(places).toEqual(['/']);
  });

  it('goes on when its call was broken off by the page being left, where that is wanted', async () => {
    await logOutWhen(abort, { logoutOnAbort: true, redirectTo: '/login/' });
    expect(places).toEqual(['/login/']);
    expect(sessionStorage.length + localStorage.length).toBe(0);
  });

  it('stays as it was when its call was broken off otherwise', async () => {
    await expect(logOutWhen(abort)).rejects.toMatchObject(abort);
    expect(places).toEqual([]);
    expect(sessionStorage.getItem('draft')).toBe('half a title');
    expect(localStorage.getItem('recent-searches')).not.toBeNull();
    expect(isCovered).toBe(false);
  });

  it.each<[string, Answer]>([
    [
      'the server refused',
      { record: { name: 'unknown', code: 1, api_error_code: 1, message: '', message_detail: '', http_status: 500, extraData: null } },
    ],
    ['the network was away', { cause: new TypeError('Failed to fetch') }],
  ])('is not taken for done because %s', async (_why, refused) => {
    await expect(logOutWhen(refused, { logoutOnAbort: true })).rejects.toMatchObject(refused as object);
    expect(places).toEqual([]);
    expect(sessionStorage.getItem('draft')).toBe('half a title');
  });

  it('runs once, however often it is asked for', async () => {
    await Promise.all([logOutWhen('done'), logOutWhen('done')]);
    expect(calls).toEqual(['UserSessionResource.delete']);
    expect(places).toEqual(['/']);
  });

  it('can be tried again after it failed', async () => {
    await expect(logOutWhen(abort)).rejects.toMatchObject(abort);
    await logOutWhen('done');
    expect(calls).toHaveLength(2);
    expect(places).toEqual(['/']);
  });
});
