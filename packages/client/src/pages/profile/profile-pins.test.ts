import { describe, expect, it } from 'vitest';
import { createAppStore } from '../../boot/create-app-store.ts';
import { loadEffects } from '../../store/call.ts';
import { received } from '../../store/received.ts';
import { profilePinsRefreshed } from './profile.store.ts';

async function openStore() {
  const store = createAppStore(async () => {
    throw new Error('Visits make no calls.');
  });
  await store.dispatch(loadEffects());
  const tell = (endpoint: string) =>
    store.dispatch(
      received({
        endpoint,
        input: { pin_ids: [] },
        result: { type: 'pin', id: '9' },
        entities: { pin: {}, user: {}, board: {}, section: {} },
      }),
    );
  return { store, tell, isStale: () => store.getState().profilePins.isStale };
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
  ])('are stale after %s', async (endpoint) => {
    const { tell, isStale } = await openStore();
    tell(endpoint);
    expect(isStale()).toBe(true);
  });

  it('stay fresh after reading, and become fresh by a refresh', async () => {
    const { store, tell, isStale } = await openStore();
    tell('UserPinsResource.get');
    expect(isStale()).toBe(false);
    tell('RepinResource.create');
    store.dispatch(profilePinsRefreshed());
    expect(isStale()).toBe(false);
  });
});
