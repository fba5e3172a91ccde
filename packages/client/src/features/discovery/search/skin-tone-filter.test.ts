import { describe, expect, it } from 'vitest';
import part, { queryRun, type SkinToneFilterState } from './skin-tone-filter.store.ts';

const reduce = part.slices!.skinToneFilter!;
const after = (...actions: Parameters<typeof reduce>[1][]): SkinToneFilterState =>
  actions.reduce(reduce, reduce(undefined, { type: 'start' }));
const search = (query: string, usesSkinTone: boolean) => queryRun({ query, usesSkinTone });

describe('the filter of skin tones', () => {
  it('counts the searches that it was used in, each query once', () => {
    expect(after(search('lipstick', true), search('lipstick', true), search('braids', true), search('bread', false))).toEqual({
      queryUseCount: 2,
      lastQuery: 'braids',
      isShown: true,
    });
  });

  it('begins anew with a search that has no words', () => {
    expect(after(search('lipstick', true), search('', true))).toEqual({ queryUseCount: 0, lastQuery: null, isShown: false });
  });

  it('stands first only once somebody uses it', () => {
    expect([after(search('lipstick', false)).isShown, after(search('lipstick', true)).isShown]).toEqual([false, true]);
  });
});
