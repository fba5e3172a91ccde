import { expect, it } from 'vitest';
import { tryMarkup } from './markup.fault.ts';
import { failuresOf } from './support/report.ts';

it('no text runs on any page that shows it, whatever it says, and no policy is broken', async () => {
  const trials = await tryMarkup();
  expect(trials.length).toBeGreaterThan(30);
  expect(failuresOf(trials)).toEqual([]);
});
