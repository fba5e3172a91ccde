import { expect, it } from 'vitest';
import { barsOfTaste } from './taste-strength.ts';

const bars = (pinCount: number, rest: Partial<Parameters<typeof barsOfTaste>[0]> = {}) =>
  barsOfTaste({ pinCount, degree: 'as_it_is', ...rest });

it('makes a belief stronger by what was saved', () => {
  expect([1, 3, 6, 15, 40, 300].map((pinCount) => bars(pinCount))).toEqual([1, 2, 3, 4, 5, 5]);
});

it('takes a topic that is followed for medium at least', () => {
  expect([bars(0, { isFollowed: true }), bars(50, { isFollowed: true })]).toEqual([3, 5]);
});

it('obeys what the person wants of it', () => {
  expect((['off', 'less', 'as_it_is', 'more'] as const).map((degree) => bars(20, { degree }))).toEqual([1, 2, 4, 5]);
});
