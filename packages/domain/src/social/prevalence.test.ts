import { describe, expect, it } from 'vitest';
import { shareOf } from './prevalence.ts';

describe('the share of a sample', () => {
  it('is nothing before anything was looked at', () => {
    expect(shareOf(0, 0)).toBeNull();
  });

  it('has bounds that say how little a small sample tells', () => {
    expect(shareOf(0, 20)).toEqual({ perMille: 0, low: 0, high: 161.1 });
    expect(shareOf(5, 1000)).toEqual({ perMille: 5, low: 2.1, high: 11.7 });
    expect(shareOf(3, 3)).toMatchObject({ perMille: 1000, high: 1000 });
  });
});
