import { expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import type { RootState } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import live from './boards.live.ts';

const settled = { fetching: false, loaded: true, auxData: {}, nextBookmark: null, error: null };
const refused = () => Promise.reject(new CallError(toErrorRecord(new ApiError('board_not_found'))));
const keyOf = (slug: string) => resourceKey({ username: 'lena', slug });

it('an open page of a board asks anew once its viewer sees that no more, and pages of other boards stand', async () => {
  const empty = createAppStore(refused).getState();
  const single = (id: string) => ({ ...settled, data: { type: 'board', id } });
  const store = createAppStore(refused, {
    ...empty,
    entities: { ...empty.entities, board: { '5': { id: '5' }, '6': { id: '6' } } },
    resources: { [BoardResource.get.name]: { [keyOf('hallway')]: single('5'), [keyOf('shelf')]: single('6') } },
  } as unknown as RootState);
  await store.dispatch(live.find(({ name }) => name === 'board.changed')!.apply({ boardIds: ['5'] } as never));
  expect(Object.keys(store.getState().resources[BoardResource.get.name] ?? {})).toEqual([keyOf('shelf')]);
});
