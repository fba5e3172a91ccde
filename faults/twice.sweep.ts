import { expect, it } from 'vitest';
import { failuresOf } from './support/report.ts';
import { tryTwice } from './twice.fault.ts';

/** Each write takes up to two seconds beside other tests. There are about 250, and each area adds some. */
const PATIENCE = 600_000;

it(
  'every write, sent twenty times at once with one key, has one effect and one reply, and stands for one body alone',
  async () => {
    const trials = await tryTwice();
    // The others need what no tool can make (a code from a mail, another site's word) or find nothing to do: one refusal, twenty times.
    expect(trials.filter(({ note = '' }) => !note.startsWith('no effect')).length).toBeGreaterThan(100);
    expect(failuresOf(trials)).toEqual([]);
  },
  PATIENCE,
);
