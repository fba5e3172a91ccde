import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { describe, expect, it } from 'vitest';
import type { RootState } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import effects from './search.effects.ts';
import { foundPinOpened, searched } from './search.store.ts';

const after = (input: object, results: readonly object[]) =>
  effects
    .filter(({ endpoints }) => endpoints.includes(BaseSearchResource.get.name))
    .flatMap(({ changes }) => changes({ input, result: { results } } as Parameters<typeof changes>[0], {} as RootState));

describe('what a search leaves behind', () => {
  it('says of its first page whether there was anything', () => {
    expect(after({ query: 'jug' }, [{ id: '1' }])).toEqual([searched({ query: 'jug', scope: 'pins', isFound: true })]);
    expect(after({ query: 'zzz', scope: 'boards' }, [])).toEqual([searched({ query: 'zzz', scope: 'boards', isFound: false })]);
  });

  it('says nothing of its query where it is narrowed until nothing is left', () => {
    expect(after({ query: 'jug', filters: 'color:red' }, [])).toEqual([]);
    expect(after({ query: 'jug', filters: 'color:red' }, [{ id: '1' }])).toEqual([
      searched({ query: 'jug', scope: 'pins', isFound: true }),
    ]);
  });

  it('counts a pin that is opened as found by its search, narrowed or not, and by no other one', () => {
    const resources = {
      'BaseSearchResource.get': Object.fromEntries(
        [
          [{ query: 'jug', scope: 'pins' }, '1'],
          [{ query: 'jug', scope: 'pins', filters: 'color:red' }, '2'],
          [{ query: 'bowl', scope: 'pins' }, '3'],
        ].map(([options, id]) => [resourceKey(options), { data: { results: [{ id }] } }]),
      ),
    };
    const state = { resources, search: { currentSearch: { query: 'jug', scope: 'pins' }, queries: {} } } as unknown as RootState;
    const opened = (id: string) =>
      effects
        .filter(({ endpoints }) => endpoints.includes(PinResource.get.name))
        .flatMap(({ changes }) => changes({ input: { id }, result: {} } as Parameters<typeof changes>[0], state));
    expect(['1', '2', '3'].map(opened)).toEqual([[foundPinOpened('1')], [foundPinOpened('2')], []]);
  });

  it('says nothing of a further page, which may be empty', () => {
    expect(after({ query: 'jug', bookmarks: ['next'] }, [])).toEqual([]);
  });
});
