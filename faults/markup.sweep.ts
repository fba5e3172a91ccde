import { expect, it } from 'vitest';
import { tryMarkup } from './markup.fault.ts';
import { failuresOf } from './support/report.ts';

it('no text runs on any page that shows it, whatever it says, and no policy is broken', { timeout: 240_000 }, async () => {
  const trials = await tryMarkup();
  expect(trials.length).toBeGreaterThan(120);
  expect(failuresOf(trials)).toEqual([]);
});
