import { expect, it } from 'vitest';
import { beginSearch, keepFound, readSearchId, searchOf } from './picture-searches.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
const found = { results: [], annotations: [] } as never;

it('a search is found by the id in the history, with what it found', () => {
  const file = picture('sun.png');
  const id = beginSearch(file)!;
  keepFound(id, found);
  expect(readSearchId(id)).toBe(id);
  expect(searchOf(id)).toEqual({ id, file, found });
  // The same choice drawn again is no new search.
  expect(beginSearch(file)).toBeNull();
});

it.each([undefined, null, 7, {}, '1700000000000-1'])('what the history kept of another window is none: %j', (kept) => {
  expect(readSearchId(kept)).toBeNull();
});

it('the last five pictures are kept', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => beginSearch(picture(name))!);
  expect(ids.map((id) => readSearchId(id) !== null)).toEqual([false, true, true, true, true, true]);
});
