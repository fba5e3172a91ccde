import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { received } from '../../../store/received.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { noteSave } from './offer-ideas.ts';

const tiles = { type: 'board', id: '51', name: 'Tiles', url: '/noor/tiles/' };
const rooms = { type: 'board', id: '52', name: 'Blue rooms', url: '/noor/blue-rooms/' };

/** A page on which the toast of each save has gone after its five seconds. */
function openPage() {
  const store = createAppStore(() => Promise.reject(new Error('offline')));
  const bring = vi.fn(() => Promise.resolve());
  let made = 100;
  const save = async (board: typeof tiles) => {
    const id = String((made += 1));
    const pin = { [id]: { type: 'pin', id, board: { type: 'board', id: board.id } } };
    store.dispatch(
      received({ endpoint: '', input: {}, result: null, entities: { pin, board: { [board.id]: board }, section: {}, user: {} } }),
    );
    const noted = store.dispatch(noteSave(id, bring));
    await vi.advanceTimersByTimeAsync(6000);
    await noted;
  };
  return { store, save, bring, toast: () => store.getState().toasts.current };
}

describe('the offer after saves', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes after the third save on one board, and leads to its ideas', async () => {
    const page = openPage();
    await page.save(tiles);
    await page.save(rooms);
    await page.save(tiles);
    expect(page.toast()).toBeNull();
    await page.save(tiles);
    expect(page.toast()).toMatchObject({ message: 'saves.ideas', values: { board: 'Tiles' }, href: '/noor/tiles/?tab=ideas' });
    expect(page.bring).toHaveBeenCalledOnce();
  });

  it('keeps which boards were saved to, newest first, and when each was offered', async () => {
    const page = openPage();
    for (const board of [tiles, tiles, tiles, rooms]) await page.save(board);
    const { recentSaves, recentUpsell } = page.store.getState().postRepinUpsell;
    expect(recentSaves).toEqual(['52', '51', '51', '51']);
    expect(Object.keys(recentUpsell)).toEqual(['51']);
  });

  it('comes once a day for a board', async () => {
    const page = openPage();
    for (let count = 0; count < 3; count += 1) await page.save(tiles);
    const first = page.toast();
    await page.save(tiles);
    expect(page.toast()).toBe(first);
  });

  it('does not take the place of another toast, and comes with the next save instead', async () => {
    const page = openPage();
    await page.save(tiles);
    await page.save(tiles);
    page.store.dispatch(toastShown({ kind: 'done', message: 'saves.toast', values: { board: 'Tiles' } }));
    await page.save(tiles);
    expect(page.toast()).toMatchObject({ message: 'saves.toast' });
    expect(page.store.getState().postRepinUpsell.recentUpsell).toEqual({});
  });
});
