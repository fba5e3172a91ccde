import { describe, expect, it } from 'vitest';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { received } from '../../../store/received.ts';
import { pageVisited, pinSeen } from '../../../store/visits.slice.ts';
import { preloadPinBanner, selectBannerPin } from './banner-pin.ts';

const pin = (id: string) => ({ type: 'pin', id, imageSignature: `s${id}`, images: { '474x': { url: `/media/${id}.jpg` } } });

function openEntrance(visited: readonly string[] = []) {
  const asked: string[] = [];
  const transport = (async (_endpoint: unknown, { id }: { id: string }) => {
    asked.push(id);
    return { data: pin(id) };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  const known = { '1': pin('1'), '2': pin('2'), '3': pin('3') };
  store.dispatch(received({ endpoint: '', input: {}, result: null, entities: { pin: known, board: {}, section: {}, user: {} } }));
  for (const path of visited) store.dispatch(pageVisited({ path, pageType: 'pin', ts: 0 }));
  return { asked, store, pinFor: (search: string) => selectBannerPin(store.getState(), search)?.id ?? null };
}

describe('the pin beside an entrance', () => {
  it('is the one that is to be saved, before the next page’s, before the last that was visited', () => {
    const { pinFor } = openEntrance(['/pin/3/', '/about/']);
    expect(pinFor('?next=%2Fpin%2F2%2F&save_pin=1')).toBe('1');
    expect(pinFor('?next=%2Fpin%2F2%2F%3Finvite_code%3Dx')).toBe('2');
    expect(pinFor('?next=%2Fsearch%2Fpins%2F')).toBe('3');
  });

  it('is the one whose picture was seen last, where the history of pages stopped before it', () => {
    const { store, pinFor } = openEntrance(['/pin/3/']);
    for (const signature of ['s3', 's1']) store.dispatch(pinSeen(signature));
    expect(pinFor('')).toBe('1');
    expect(pinFor('?next=%2Fpin%2F2%2F')).toBe('2');
  });

  it('is none where no pin is spoken of, or what is spoken of is no pin of ours', () => {
    const { pinFor } = openEntrance(['/', '/about/']);
    for (const search of [
      '',
      '?next=%2F',
      '?next=%2F%2Felsewhere.example%2Fpin%2F1%2F',
      '?next=%2Fpin%2F1x%2F',
      '?save_pin=1%3B',
      '?next=%2Fpin%2F9%2F',
    ])
      expect({ search, pin: pinFor(search) }).toEqual({ search, pin: null });
  });

  it('is fetched when the address names it, as whoever looks may see it', async () => {
    const { asked, store, pinFor } = openEntrance();
    await preloadPinBanner(store.dispatch, '?next=%2Fpin%2F77%2F');
    await preloadPinBanner(store.dispatch, '?next=%2Fabout%2F');
    expect(asked).toEqual(['77']);
    expect(pinFor('?next=%2Fpin%2F77%2F')).toBe('77');
  });
});
