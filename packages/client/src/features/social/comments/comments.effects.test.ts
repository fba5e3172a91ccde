import { describe, expect, it } from 'vitest';
import { markCommentHelpful } from '@bowerbird/contract/social/comments/calls.ts';
import { createStore, stateReplaced } from '../../../store/create-store.ts';
import { createEffectTable } from '../../../store/effects.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import effects from './comments.effects.ts';
import part from './comments.store.ts';

describe('a mark of help that the server refuses', () => {
  it('goes, and leaves what others said meanwhile counted', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const store = createStore(
      () => promise,
      [part],
      createEffectTable(async () => effects),
    );
    const comment = { type: 'aggregatedcomment', id: '11', marked_helpful_by_me: false, helpful_count: 1 };
    const state = store.getState();
    store.dispatch(stateReplaced({ ...state, entities: { ...state.entities, aggregatedcomment: { '11': comment as never } } }));
    const reply = store.dispatch(callAtOnce(markCommentHelpful, { id: '11' }));
    const shown = () => store.getState().entities.aggregatedcomment['11'];
    await expect.poll(shown).toMatchObject({ marked_helpful_by_me: true, helpful_count: 2 });
    store.dispatch(entityPatched({ type: 'aggregatedcomment', id: '11', changes: { helpful_count: 4 } }));
    reject(new Error('no'));
    await expect(reply).rejects.toThrow('no');
    expect(shown()).toMatchObject({ marked_helpful_by_me: false, helpful_count: 3 });
  });
});
