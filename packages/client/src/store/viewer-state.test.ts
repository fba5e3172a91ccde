import { describe, expect, it } from 'vitest';
import { createEffectTable } from './effects.ts';
import { createStore, type RootState } from './create-store.ts';
import { keepInterface } from './viewer-state.ts';

const emptyState = createStore(
  { send: () => Promise.reject(new Error('Nothing is asked here.')) } as never,
  [],
  createEffectTable(async () => []),
).getState();
const loaded = { fetching: false, loaded: true, auxData: {}, nextBookmark: 'b1', error: null };

/** The state of a page that shows these pins, for a stranger or for somebody. */
function pageOf(ids: readonly string[], userId: string | null = null): RootState {
  const data = { results: ids.map((id) => ({ type: 'pin', id })), guides: [] };
  return {
    ...emptyState,
    session: { ...emptyState.session, userId },
    resources: { BaseSearchResource: { tile: { ...loaded, data } } },
  };
}
const shownBy = (state: RootState) =>
  (state.resources.BaseSearchResource!.tile!.data as { results: { id: string }[] }).results.map(({ id }) => id);

describe('the state of a viewer whose page was kept for everybody', () => {
  it('leaves a stranger the list that they read, though the server orders it anew', () => {
    expect(shownBy(keepInterface(pageOf(['1', '2', '3']), pageOf(['2', '1', '3'])))).toEqual(['2', '1', '3']);
  });

  it('brings a stranger what is new, or gone', () => {
    expect(shownBy(keepInterface(pageOf(['1', '2', '3']), pageOf(['2', '1'])))).toEqual(['1', '2', '3']);
    expect(shownBy(keepInterface(pageOf(['1']), pageOf(['2', '1'])))).toEqual(['1']);
    expect(shownBy(keepInterface(pageOf(['1', '4']), pageOf(['2', '1'])))).toEqual(['1', '4']);
  });

  it('gives somebody their own lists, and nothing of what the page before showed', () => {
    expect(shownBy(keepInterface(pageOf(['1', '2'], '7'), pageOf(['2', '1'])))).toEqual(['1', '2']);
    expect(shownBy(keepInterface(pageOf(['3'], '8'), pageOf(['1'], '7')))).toEqual(['3']);
  });
});
