import { expect, it } from 'vitest';
import { tabOf } from './home-feed.ts';

it.each([
  ['following', 'following'],
  ['73', '73'],
  ['1e3', 'for_you'],
  ['0', 'for_you'],
  ['-1', 'for_you'],
  ['', 'for_you'],
])('the address with tab=%s opens the tab %s', (tab, expected) => {
  expect(tabOf(new URLSearchParams({ tab }))).toBe(expected);
});
