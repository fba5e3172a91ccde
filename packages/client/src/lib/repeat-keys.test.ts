import { describe, expect, it } from 'vitest';
import { repeatKeys } from './repeat-keys.ts';

function counted() {
  let made = 0;
  return repeatKeys(() => `key-${(made += 1)}`);
}

describe('the key of an act', () => {
  it('stays while the same is sent again, for want of a reply', () => {
    const keys = counted();
    expect([keys.keyOf({ name: 'Tiles' }), keys.keyOf({ name: 'Tiles' })]).toEqual(['key-1', 'key-1']);
  });

  it('is another one for other content', () => {
    const keys = counted();
    expect([keys.keyOf({ name: 'Tiles' }), keys.keyOf({ name: 'Lamps' })]).toEqual(['key-1', 'key-2']);
  });

  it('is another one for the same content once more after a reply', () => {
    const keys = counted();
    keys.keyOf({ name: 'Tiles' });
    keys.settle();
    expect(keys.keyOf({ name: 'Tiles' })).toBe('key-2');
  });
});
