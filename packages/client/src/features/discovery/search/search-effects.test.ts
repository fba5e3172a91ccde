import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { describe, expect, it } from 'vitest';
import type { RootState } from '../../../store/create-store.ts';
import effects from './search.effects.ts';
import { searched } from './search.store.ts';

const after = (input: object, results: readonly object[]) =>
  effects
    .filter(({ endpoints }) => endpoints.includes(BaseSearchResource.get.name))
    .flatMap(({ changes }) => changes({ input, result: { results } } as Parameters<typeof changes>[0], {} as RootState));

describe('what a search leaves behind', () => {
  it('says of its first page whether there was anything', () => {
    expect(after({ query: 'jug' }, [{ id: '1' }])).toEqual([searched({ query: 'jug', scope: 'pins', isFound: true })]);
    expect(after({ query: 'zzz', scope: 'boards' }, [])).toEqual([searched({ query: 'zzz', scope: 'boards', isFound: false })]);
  });

  it('says nothing of a further page, which may be empty', () => {
    expect(after({ query: 'jug', bookmarks: ['next'] }, [])).toEqual([]);
  });
});
