import { describe, expect, it } from 'vitest';
import { aroundMatch } from './around-match.ts';

describe('the line of a message that was found', () => {
  it('begins shortly before what was looked for', () => {
    const text = 'We could take the train at nine,\nand then walk along the harbour';
    expect(aroundMatch(text, 'Harbour')).toBe('… walk along the harbour');
    expect(aroundMatch(text, 'could')).toBe('We could take the train at nine, and then walk along the harbour');
  });

  it('is whole where the place is not seen at once', () => {
    expect(aroundMatch('A café', 'cafe')).toBe('A café');
  });
});
