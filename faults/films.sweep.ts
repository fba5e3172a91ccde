import { expect, it } from 'vitest';
import { tryFilms } from './films.fault.ts';
import { failuresOf } from './support/report.ts';

it('no film breaks the instance: each that lies, holds nothing or never ends is refused in time, and says why', async () => {
  const trials = await tryFilms();
  expect(trials.length).toBe(6);
  expect(failuresOf(trials)).toEqual([]);
}, 300_000);
