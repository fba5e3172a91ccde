import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from './create-app-store.ts';
import { sessionKnown } from '../store/session.slice.ts';
import { tellDevice } from './tell-device.ts';

/** A page of somebody, and what it tells while a second passes. */
async function openPage(viewer: { id: string; login_state: 0 | 1 | 2 } | null): Promise<unknown[]> {
  const told: unknown[] = [];
  const store = createAppStore((async (_endpoint: unknown, input: unknown) => {
    told.push(input);
    return { data: null };
  }) as unknown as Transport);
  store.dispatch(sessionKnown({ viewer: viewer as ViewerCard | null }));
  const telling = store.dispatch(tellDevice());
  await vi.advanceTimersByTimeAsync(299);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await telling;
  return told;
}

describe('the device of a page', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.useFakeTimers();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
    vi.stubGlobal('screen', { width: 1280, height: 900, colorDepth: 24 });
    vi.stubGlobal('devicePixelRatio', 2);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told a moment after the start, as a hash, once a visit of each account', async () => {
    expect(await openPage({ id: '1', login_state: 1 })).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(await openPage({ id: '1', login_state: 1 })).toEqual([]);
    expect(await openPage({ id: '2', login_state: 1 })).toHaveLength(1);
  });

  it('whose hash could not be made is counted instead', async () => {
    vi.stubGlobal('crypto', { subtle: { digest: () => Promise.reject(new Error('no digest')) } });
    expect(await openPage({ id: '1', login_state: 1 })).toEqual([{ failure: 'fingerprint', message: expect.any(String) }]);
  });

  it('is not told by a page without https, which has no cryptography, and that is no failure', async () => {
    vi.stubGlobal('crypto', {});
    expect(await openPage({ id: '1', login_state: 1 })).toEqual([]);
  });

  it('is not told of a limited log-in, or of nobody', async () => {
    expect(await openPage({ id: '1', login_state: 2 })).toEqual([]);
    expect(await openPage(null)).toEqual([]);
  });
});
