import { describe, expect, it } from 'vitest';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { sessionKnown } from '../../../store/session.slice.ts';
import { fetchSettled, resourceInvalidated } from '../../../store/resources.slice.ts';
import { startWatching, stopWatching } from '../../../features/social/comments/fresh-comments.ts';
import { applyUpdate } from './apply-update.ts';

const tiles = { name: 'BoardFeedResource.get', key: '{"board_id":"51"}' };
const pin = (id: string) => ({ type: 'pin', id, title: `Pin ${id}`, board: { type: 'board', id: '51' } });

function openStore(answers: { readonly [call: string]: object } = {}) {
  const calls: string[] = [];
  const transport = (async (endpoint: { name: string }, input: object) => {
    const call = `${endpoint.name} ${Object.values(input).join()}`;
    calls.push(call);
    const data = answers[call];
    if (!data) throw new CallError(toErrorRecord(new ApiError('pin_not_found')));
    return { data };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  store.dispatch(sessionKnown({ viewer: { id: '1', username: 'mei' } as never }));
  const list = [{ type: 'pin', id: '5' }];
  store.dispatch(fetchSettled({ ...tiles, data: list, auxData: {}, bookmark: '-end-', appends: false }));
  for (const name of ['BoardsResource.get', 'BoardPickerBoardsResource.get'])
    store.dispatch(fetchSettled({ name, key: '{}', data: [], auxData: {}, bookmark: null, appends: false }));
  const ids = () => (store.getState().resources[tiles.name]![tiles.key]!.data as { id: string }[]).map(({ id }) => id);
  const isKnown = (name: string) => store.getState().resources[name] !== undefined;
  return { store, calls, ids, isKnown };
}

describe('what was told of elsewhere', () => {
  it('puts a new pin to the front of its board', async () => {
    const { store, ids } = openStore({ 'PinResource.get 6': pin('6') });
    await store.dispatch(applyUpdate({ name: 'pin.created', data: { pinIds: ['6'] } }));
    expect(ids()).toEqual(['6', '5']);
  });

  it('takes a pin that is gone out of every list', async () => {
    const { store, ids } = openStore();
    await store.dispatch(applyUpdate({ name: 'pin.removed', data: { pinIds: ['5', '8'] } }));
    expect(ids()).toEqual([]);
  });

  it('makes lists and pickers of boards ask again after a new board', async () => {
    const { store, isKnown } = openStore();
    await store.dispatch(applyUpdate({ name: 'board.created', data: { boardIds: ['52'] } }));
    expect([isKnown('BoardsResource.get'), isKnown('BoardPickerBoardsResource.get')]).toEqual([false, false]);
  });

  it("fetches the viewer's numbers after a new follower", async () => {
    const { store, calls } = openStore({ 'UserResource.get mei': { type: 'user', id: '1', followerCount: 3, username: 'mei' } });
    await store.dispatch(applyUpdate({ name: 'follower.added', data: { followerId: '2' } as never }));
    expect(calls).toEqual(['UserResource.get mei']);
    expect(store.getState().entities.user['1']?.followerCount).toBe(3);
  });

  it('fetches nothing of pins that the page does not show', async () => {
    const { store, calls } = openStore();
    store.dispatch(resourceInvalidated({ name: tiles.name }));
    await store.dispatch(applyUpdate({ name: 'pin.created', data: { pinIds: ['6'] } }));
    await store.dispatch(applyUpdate({ name: 'pin.changed', data: { pinIds: ['6'] } }));
    expect(calls).toEqual([]);
  });

  it.each(['ready', 'reset'] as const)('reaches what stands after a call that failed, at %s', async (name) => {
    const { store, calls } = openStore();
    const statements = { name: 'AccountStatusResource.get', key: '{}' };
    store.dispatch(fetchSettled({ ...statements, data: {}, auxData: {}, bookmark: null, appends: false }));
    startWatching({ type: 'pin', id: '5' });
    await store.dispatch(applyUpdate({ name, data: { userId: '1' } }));
    stopWatching('5');
    expect(calls).toContain('CommentWatchResource.create 5');
    expect(calls).toContain('AccountStatusResource.get ');
  });
});
