import { expect, it } from 'vitest';
import type { TypeaheadItem } from '@bowerbird/contract/discovery/typeahead/schemas.ts';
import { suggestionsFor } from './suggestions.ts';

const item = (kind: string, label: string) => ({ kind, label, url: null, imageUrl: null }) as TypeaheadItem;
const items = [item('recent', 'garden'), item('query', 'garlic'), item('query', 'gallery')];
const linesOf = (recents: readonly string[]) => suggestionsFor('ga', recents, items).map(({ kind, label }) => [kind, label]);

it('names recent searches before others, each once', () => {
  expect(linesOf(['garden', 'gallery', 'kettle'])).toEqual([
    ['recent', 'garden'],
    ['recent', 'gallery'],
    ['query', 'garlic'],
  ]);
});

it('shows no recent search that was removed since the reply', () => {
  expect(linesOf([])).toEqual([
    ['query', 'garlic'],
    ['query', 'gallery'],
  ]);
});
