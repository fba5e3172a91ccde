import { describe, expect, it } from 'vitest';
import { createStore } from './create-store.ts';
import { received } from './received.ts';
import { profilePinsRefreshed } from './visits.slice.ts';

function openStore() {
  const store = createStore(async () => {
    throw new Error('Visits make no calls.');
  });
  const tell = (endpoint: string) =>
    store.dispatch(received({ endpoint, input: {}, result: null, entities: { pin: {}, user: {}, board: {}, section: {} } }));
  return { store, tell, isStale: () => store.getState().visits.isProfilePinsStale };
}

describe("a profile's pins", () => {
  it.each([
    'BoardResource.create',
    'BoardResource.delete',
    'BoardSectionResource.delete',
    'PinResource.create',
    'PinResource.delete',
    'BulkPinsResource.delete',
    'RepinResource.create',
  ])('are stale after %s', (endpoint) => {
    const { tell, isStale } = openStore();
    tell(endpoint);
    expect(isStale()).toBe(true);
  });

  it('stay fresh after reading, and become fresh by a refresh', () => {
    const { store, tell, isStale } = openStore();
    tell('UserPinsResource.get');
    expect(isStale()).toBe(false);
    tell('RepinResource.create');
    store.dispatch(profilePinsRefreshed());
    expect(isStale()).toBe(false);
  });
});
