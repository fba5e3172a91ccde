import { describe, expect, it } from 'vitest';
import { createStore, type RootState } from './create-store.ts';
import { keepInterface } from './viewer-state.ts';

const emptyState = createStore({ send: () => Promise.reject(new Error('Nothing is asked here.')) } as never, []).getState();
const loaded = { fetching: false, loaded: true, auxData: {}, nextBookmark: 'b1', error: null };

/** The state of a page that shows these pins, for a stranger or for somebody. */
function pageOf(ids: readonly string[], userId: string | null = null): RootState {
  return {
    ...emptyState,
    session: { ...emptyState.session, userId },
    entities: { pin: Object.fromEntries(ids.map((id) => [id, { id }])) } as never,
    resources: { BaseSearchResource: { tile: { ...loaded, data: ids } } },
  };
}
const shownBy = (state: RootState) => state.resources.BaseSearchResource?.tile?.data;

describe('the state of a viewer whose page was kept for everybody', () => {
  it('leaves a stranger the list that they read, though the server orders it anew', () => {
    const state = keepInterface(pageOf(['lamp', 'door', 'jug']), pageOf(['door', 'lamp']));
    expect(shownBy(state)).toEqual(['door', 'lamp']);
    expect(Object.keys(state.entities.pin).toSorted()).toEqual(['door', 'lamp']);
  });

  it('gives somebody their own lists, and nothing of what the page before showed', () => {
    const state = keepInterface(pageOf(['lamp'], 'u1'), pageOf(['door']));
    expect(shownBy(state)).toEqual(['lamp']);
    expect(Object.keys(state.entities.pin)).toEqual(['lamp']);
    expect(shownBy(keepInterface(pageOf(['jug'], 'u2'), pageOf(['lamp'], 'u1')))).toEqual(['jug']);
  });
});
