import { expect, it } from 'vitest';
import { failuresOf } from './support/report.ts';
import { tryTwice } from './twice.fault.ts';

it('every write, sent twenty times at once with one key, has one effect and one reply, and stands for one body alone', async () => {
  const trials = await tryTwice();
  expect(trials.filter(({ note = '' }) => note !== '').length).toBeGreaterThan(20);
  expect(failuresOf(trials)).toEqual([]);
});
