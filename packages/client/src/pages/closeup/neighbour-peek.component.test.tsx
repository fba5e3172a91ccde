import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import type { RootState } from '../../store/create-store.ts';
import { NeighbourPeek } from './neighbour-peek.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;
const pin = { type: 'pin', id: '9', dominantColor: '#336699', images: { '236x': { url: picture, width: 40, height: 60 } } };

async function show(pinId: string | null, more: object = {}) {
  const entities = { pin: { '9': { ...pin, ...more } } } as unknown as RootState['entities'];
  await mount(<NeighbourPeek pinId={pinId} side="after" />, { state: { entities } });
  const peek = document.querySelector<HTMLElement>('[data-side="after"]');
  return peek && { picture: peek.querySelector('img')?.getAttribute('src') ?? null, color: peek.style.backgroundColor };
}

describe('the edge of a pin that a swipe leads to', () => {
  it('is of its picture, which nobody hears of', async () => {
    expect(await show('9')).toEqual({ picture, color: 'rgb(51, 102, 153)' });
    expect(document.querySelector('[data-side="after"]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has its colour alone where the picture is blurred', async () => {
    expect(await show('9', { isBlurred: true })).toEqual({ picture: null, color: 'rgb(51, 102, 153)' });
  });

  it('is not there where a swipe leads nowhere, or to a pin that is not known', async () => {
    expect([await show(null), await show('7')]).toEqual([null, null]);
  });
});
