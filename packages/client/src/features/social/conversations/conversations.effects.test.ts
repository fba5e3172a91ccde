import { describe, expect, it } from 'vitest';
import { reactToMessage } from '@bowerbird/contract/social/conversations/calls.ts';
import { createStore, stateReplaced } from '../../../store/create-store.ts';
import { createEffectTable } from '../../../store/effects.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import effects from './conversations.effects.ts';
import part from './conversations.store.ts';

describe('a reaction to a message that the server refuses', () => {
  it('goes back to the former one, and leaves what others chose meanwhile', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const store = createStore(
      () => promise,
      [part],
      createEffectTable(async () => effects),
    );
    const message = { type: 'message', id: '11', reaction_by_me: 5, reaction_counts: { '5': 1 } };
    const state = store.getState();
    store.dispatch(stateReplaced({ ...state, entities: { ...state.entities, message: { '11': message as never } } }));
    const reply = store.dispatch(callAtOnce(reactToMessage, { id: '11', reaction_type: 7 }));
    const counts = () => store.getState().entities.message['11']?.reaction_counts;
    await expect.poll(counts).toEqual({ '7': 1 });
    store.dispatch(entityPatched({ type: 'message', id: '11', changes: { reaction_counts: { '7': 1, '13': 2 } } }));
    reject(new Error('no'));
    await expect(reply).rejects.toThrow('no');
    expect(counts()).toEqual({ '5': 1, '13': 2 });
    expect(store.getState().entities.message['11']?.reaction_by_me).toBe(5);
  });
});
