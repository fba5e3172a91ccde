import { describe, expect, it } from 'vitest';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import type { RootState } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import live from './blocks.live.ts';

const settled = { fetching: false, loaded: true, auxData: {}, nextBookmark: null, error: null };
const boardsOfSam = { username: 'sam', sort: 'last_pinned_to' };

/** A page that knows two people, a pin of each, and a board that one of them keeps with Sam. */
function openStore() {
  const empty = createAppStore(() => Promise.reject(new Error('nothing is asked'))).getState();
  const entities = {
    ...empty.entities,
    user: { '7': { id: '7', username: 'sam' }, '8': { id: '8', username: 'lena' } },
    pin: { '1': { id: '1', pinner: { type: 'user', id: '7' } }, '2': { id: '2', pinner: { type: 'user', id: '8' } } },
    board: { '5': { id: '5', owner: { type: 'user', id: '8' } } },
  };
  const single = (type: string, id: string) => ({ ...settled, data: { type, id } });
  const resources = {
    [PinResource.get.name]: { [resourceKey({ id: '1' })]: single('pin', '1'), [resourceKey({ id: '2' })]: single('pin', '2') },
    [UserResource.get.name]: { [resourceKey({ username: 'sam' })]: single('user', '7') },
    [BoardsResource.get.name]: { [resourceKey(boardsOfSam)]: { ...settled, data: [{ type: 'board', id: '5' }] } },
  };
  const store = createAppStore(() => Promise.reject(new Error('nothing is asked')), {
    ...empty,
    entities,
    resources,
  } as unknown as RootState);
  const tell = (blockedByMe: boolean) => {
    const effect = live.find(({ name }) => name === 'person.hidden')!;
    void store.dispatch(effect.apply({ userId: '7', blockedByMe } as never));
  };
  const known = (name: string) => Object.keys(store.getState().resources[name] ?? {});
  return { store, tell, known };
}

describe('a block that an open page hears of', () => {
  it('lets the pages of who blocks ask anew, and those of others stand', () => {
    const { tell, known } = openStore();
    tell(false);
    expect(known(PinResource.get.name)).toEqual([resourceKey({ id: '2' })]);
    expect(known(UserResource.get.name)).toEqual([]);
  });

  it('leaves who blocks on the profile of the other, without the boards that they kept together', () => {
    const { store, tell, known } = openStore();
    tell(true);
    expect(known(UserResource.get.name)).toEqual([resourceKey({ username: 'sam' })]);
    expect(store.getState().resources[BoardsResource.get.name]![resourceKey(boardsOfSam)]!.data).toEqual([]);
    expect(store.getState().entities.user['7']).toMatchObject({ blockedByMe: true });
  });
});
