import { describe, expect, it } from 'vitest';
import { pathOfShared } from './shared-words.ts';

describe('what another app shares', () => {
  it('leads to the save window with its address, whichever field holds it', () => {
    const path = '/pin/create/share/?url=https%3A%2F%2Frooms.example%2Fa';
    expect(pathOfShared({ url: 'https://rooms.example/a', title: '', text: '' })).toBe(path);
    expect(pathOfShared({ url: '', title: '', text: 'https://rooms.example/a' })).toBe(path);
    expect(pathOfShared({ url: '', title: 'https://rooms.example/a', text: '' })).toBe(path);
  });

  it('keeps the words beside the address', () => {
    const path = pathOfShared({ url: '', title: 'A room', text: 'Look at this https://rooms.example/a now' });
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
      url: 'https://rooms.example/a',
      title: 'A room',
      description: 'Look at this  now',
    });
  });

  it('leads to the builder without an address, and to no address of another kind', () => {
    expect(pathOfShared({ url: '', title: 'Words', text: 'only' })).toBe('/pin-builder/?shared=1');
    expect(pathOfShared({ url: 'javascript:alert(1)', title: '', text: '' })).toBe('/pin-builder/?shared=1');
  });
});
