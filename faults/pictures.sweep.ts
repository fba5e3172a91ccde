import { expect, it } from 'vitest';
import { tryPictures } from './pictures.fault.ts';
import { failuresOf } from './support/report.ts';

it('no picture breaks the instance: each is taken or refused in time and within memory, and tells nothing when it is served', async () => {
  const trials = await tryPictures({ all: false });
  expect(trials.length).toBeGreaterThan(50);
  expect(trials.filter(({ note = '' }) => note.startsWith('200')).length).toBeGreaterThan(15);
  expect(failuresOf(trials)).toEqual([]);
});
