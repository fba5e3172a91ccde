import { describe, expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const KEY = 'a key of more than thirty-two characters';

describe('a sealed text', () => {
  it('is read again with the same key and purpose, and looks different each time', () => {
    const [one, other] = [sealText(KEY, 'totp', 'blå fjær'), sealText(KEY, 'totp', 'blå fjær')];
    expect(one).not.toBe(other);
    expect([openText(KEY, 'totp', one), openText(KEY, 'totp', other)]).toEqual(['blå fjær', 'blå fjær']);
  });

  it.each([
    ['another key', (sealed: string) => openText('another key of more than thirty-two characters', 'totp', sealed)],
    ['another purpose', (sealed: string) => openText(KEY, 'passcode', sealed)],
    ['a cut end', (sealed: string) => openText(KEY, 'totp', sealed.slice(0, -2))],
    ['nothing', () => openText(KEY, 'totp', '')],
  ])('cannot be opened with %s', (_case, open) => {
    expect(() => open(sealText(KEY, 'totp', 'feathers'))).toThrow();
  });
});
