import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../boot/create-app-store.ts';
import { forgetLanding, noteLanding } from './landing.ts';
import { sessionKnown } from './session.slice.ts';
import { pageVisited } from './visits.slice.ts';

const nothing = (async () => ({ data: null })) as unknown as Transport;

/** A page that a browser loads in one tab, and what it knows of the visit by then. */
function openPage(address: string, { pageType = 'pin', userId = null as string | null, isStandalone = false } = {}) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `http://page${address}` }] });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isStandalone }) });
  const store = createAppStore(nothing);
  if (userId) store.dispatch(sessionKnown({ viewer: { id: userId } as ViewerCard }));
  else store.dispatch(pageVisited({ path: address.split('?')[0]!, pageType, ts: Math.random() }));
  store.dispatch(noteLanding());
  return store.getState().visits;
}

describe('a visit', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('begins with the kind of page that a stranger came to first, whatever they load after it', () => {
    expect(openPage('/pin/1/').landingPageType).toBe('pin');
    expect(openPage('/search/pins/', { pageType: 'search' }).landingPageType).toBe('pin');
    forgetLanding();
    expect(openPage('/search/pins/', { pageType: 'search' }).landingPageType).toBe('search');
  });

  it.each([
    ['/pin/1/?utm_medium=cpc', true],
    ['/login/?next=%2Fpin%2F1%2F%3Futm_medium%3DPaid-Social', true],
    ['/pin/1/?utm_medium=email', false],
    ['/pin/1/', false],
  ])('to %s was paid for: %s, also on its later pages', (address, isPaidTraffic) => {
    expect(openPage(address)).toMatchObject({ isPaidTraffic });
    expect(openPage('/login/', { pageType: 'login' })).toMatchObject({ isPaidTraffic });
  });

  it('of somebody signed in has no landing', () => {
    expect(openPage('/pin/1/?utm_medium=cpc', { userId: '7' })).toMatchObject({ landingPageType: null, isPaidTraffic: false });
  });

  it('is one of an installed application where no browser stands around the page', () => {
    expect(openPage('/', { isStandalone: true }).isPWA).toBe(true);
    expect(openPage('/', { userId: '7' }).isPWA).toBe(false);
  });
});
