import { expect, it } from 'vitest';
import { tryFetcher } from './fetcher.fault.ts';
import { failuresOf } from './support/report.ts';

it('no way leads to an inside address: all are refused, and nobody comes', async () => {
  const trials = await tryFetcher();
  expect(trials.length).toBeGreaterThan(120);
  expect(failuresOf(trials)).toEqual([]);
});
