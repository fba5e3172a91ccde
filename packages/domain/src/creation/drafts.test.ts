import { describe, expect, it } from 'vitest';
import { draftType, wrongMoment } from './drafts.ts';

describe('a draft', () => {
  it('is a carousel from the second picture on, and single again without it', () => {
    expect([0, 1, 2, 5].map(draftType)).toEqual(['single', 'single', 'carousel', 'carousel']);
  });

  it('may wait a year, and not for what is past', () => {
    const now = Date.parse('2027-03-01T12:00:00Z');
    expect(wrongMoment(now, now)).toBe('past');
    expect(wrongMoment(now + 60_000, now)).toBeNull();
    expect(wrongMoment(Date.parse('2028-03-01T12:00:00Z'), now)).toBeNull();
    expect(wrongMoment(Date.parse('2028-03-03T12:00:00Z'), now)).toBe('too_far');
  });
});
