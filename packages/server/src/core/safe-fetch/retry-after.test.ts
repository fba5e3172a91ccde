import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

describe('how long a site wants to be left alone', () => {
  const now = Date.parse('Sun, 06 Nov 1994 08:49:00 GMT');

  it('is said in seconds, or as a day and time', () => {
    expect(readRetryAfter(' 120 ', now)).toBe(120);
    expect(readRetryAfter('Sun, 06 Nov 1994 08:49:37 GMT', now)).toBe(37);
    expect(readRetryAfter('Sun, 06 Nov 1993 08:49:37 GMT', now)).toBe(0);
  });

  it('is not known where it is not said', () => {
    for (const odd of [undefined, '', '-1', 'soon', '1e9', '99999999999999', 'Sun, 99 Nov 1994 99:49:37 GMT']) {
      expect(readRetryAfter(odd, now)).toBeUndefined();
    }
  });
});
