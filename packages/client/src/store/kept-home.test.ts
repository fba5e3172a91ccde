import { describe, expect, it } from 'vitest';
import { HOME_KEPT_MILLISECONDS, isHomeKept, keptEntry } from './kept-home.ts';

const left = { at: 1000, entry: 'e7', search: '' };
const home = { pathname: '/', search: '' };

describe('the home feed that was left', () => {
  it('is kept to the very last moment of two and a half minutes', () => {
    expect(HOME_KEPT_MILLISECONDS).toBe(150_000);
    expect(isHomeKept(left, 151_000)).toBe(true);
    expect(isHomeKept(left, 151_001)).toBe(false);
  });

  it('gives its place to a visit to the same tab, by either address', () => {
    expect(keptEntry(left, home, 2000)).toBe('e7');
    expect(keptEntry(left, { ...home, pathname: '/homefeed/' }, 2000)).toBe('e7');
  });

  it('gives its place to no other tab, to no other page, and to nobody who comes too late', () => {
    expect(keptEntry(left, { ...home, search: '?tab=following' }, 2000)).toBeNull();
    expect(keptEntry(left, { ...home, pathname: '/search/pins/' }, 2000)).toBeNull();
    expect(keptEntry(left, home, 151_001)).toBeNull();
    expect(keptEntry(null, home, 2000)).toBeNull();
  });
});
