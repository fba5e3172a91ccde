import { describe, expect, it } from 'vitest';
import { areDetailsOf } from './reports.ts';

describe('what says more about a report', () => {
  it('belongs to its reason', () => {
    expect(areDetailsOf('spam', ['repeated', 'false_link'])).toBe(true);
    expect(areDetailsOf('spam', [])).toBe(true);
    expect(areDetailsOf('spam', ['threat'])).toBe(false);
    expect(areDetailsOf('other', ['repeated'])).toBe(false);
  });
});
