import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { fetchSettled } from '../../../store/resources.slice.ts';
import { runUndo } from '../../../store/undo-registry.ts';
import { deletePin } from './delete-pin.ts';

function openHome(answer: (endpoint: string) => Promise<unknown>) {
  const transport = (async (endpoint: { name: string }) => ({ data: await answer(endpoint.name) })) as unknown as Transport;
  const store = createAppStore(transport);
  const data = ['1', '2', '3'].map((id) => ({ type: 'pin', id }));
  store.dispatch(fetchSettled({ name: 'UserHomefeedResource', key: '{}', data, auxData: {}, bookmark: '-end-', appends: false }));
  return {
    store,
    shown: () => ((store.getState().resources.UserHomefeedResource?.['{}']?.data ?? []) as { id: string }[]).map(({ id }) => id).join(' '),
    toast: () => store.getState().toasts.current,
  };
}

const tooLate = new CallError(toErrorRecord(new ApiError('too_late_to_undo')));

describe('deleting a pin', () => {
  it('takes it off the wall and offers ten seconds to undo', async () => {
    const { store, shown, toast } = openHome(async () => null);
    expect(await store.dispatch(deletePin('2'))).toBe(true);
    expect(shown()).toBe('1 3');
    expect(toast()).toMatchObject({ kind: 'undoable', duration: 10_000 });
  });

  it('has it back in its place after undo', async () => {
    const { store, shown, toast } = openHome(async () => null);
    await store.dispatch(deletePin('2'));
    await runUndo(toast()?.undoId ?? '');
    expect(shown()).toBe('1 2 3');
  });

  it('leaves it gone when it is too late to undo, and says so', async () => {
    const { store, shown, toast } = openHome((endpoint) =>
      endpoint === 'PinResource.update' ? Promise.reject(tooLate) : Promise.resolve(null),
    );
    await store.dispatch(deletePin('2'));
    await runUndo(toast()?.undoId ?? '');
    expect(shown()).toBe('1 3');
    expect(toast()?.message).toBe('pinActs.undoFailed');
  });

  it('has it back at once when the network drops', async () => {
    const { store, shown, toast } = openHome(() => Promise.reject(new CallError(null)));
    expect(await store.dispatch(deletePin('2'))).toBe(false);
    expect(shown()).toBe('1 2 3');
    expect(toast()?.message).toBe('app.offline');
  });
});
