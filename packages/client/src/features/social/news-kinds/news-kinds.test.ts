import { describe, expect, it } from 'vitest';
import { kindsOf, newsKinds } from './news-kinds.ts';

const modules = import.meta.glob<Record<string, object>>('../../../../../contract/src/*/*/news-kinds.ts', { eager: true });
const declared = Object.values(modules).flatMap((module) => Object.values(module).flatMap((kinds) => Object.keys(kinds)));

describe('the kinds of news', () => {
  it('that the contract declares all have a sign and words', () => {
    expect(declared.length).toBeGreaterThan(15);
    expect(Object.keys(newsKinds).toSorted()).toEqual(declared.toSorted());
  });

  it('stand under their filter in one order', () => {
    expect(kindsOf('comments')).toEqual(['comment', 'tried_it', 'reply', 'mention', 'reaction']);
    expect(kindsOf('people')).toEqual(['follow', 'decision', 'appeal']);
  });
});
