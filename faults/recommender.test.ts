import { expect, it } from 'vitest';
import { tryRecommender } from './recommender.fault.ts';
import { failuresOf } from './support/report.ts';

it('the recommender never tells of what is hidden, answers while its threads end, and finds what it was not told', async () => {
  const trials = await tryRecommender();
  expect(trials).toHaveLength(16);
  expect(failuresOf(trials)).toEqual([]);
});
