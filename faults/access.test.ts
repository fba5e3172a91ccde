import { describe, expect, it } from 'vitest';
import { compare, tryAccess } from './access.fault.ts';
import { failuresOf } from './support/report.ts';

describe('who may what', () => {
  it('is what the tables in the repository say, for every endpoint', async () => {
    const trials = await tryAccess({ update: false });
    expect(trials.length).toBeGreaterThan(50);
    expect(failuresOf(trials)).toEqual([]);
  });

  it('is noticed when it changes, when a call has no row, and when a row has no call', () => {
    const now = new Map([
      ['PinResource.get', '| secret | sees |'],
      ['PinResource.hide', '| secret | may |'],
    ]);
    const kept = new Map([
      ['PinResource.get', '| secret | pin_not_found |'],
      ['PinResource.show', '| secret | may |'],
    ]);
    expect(failuresOf(compare('pinning', now, kept))).toEqual([
      expect.stringContaining('PinResource.get: is no longer so'),
      expect.stringContaining('PinResource.hide: has no row yet'),
      expect.stringContaining('PinResource.show: is in the table, but'),
    ]);
    expect(failuresOf(compare('pinning', now, now))).toEqual([]);
  });
});
