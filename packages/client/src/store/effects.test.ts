import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createStore } from './create-store.ts';
import { afterReply } from './effects.ts';
import { received } from './received.ts';
import type { StorePart } from './store-part.ts';
import { toastShown } from './toasts.slice.ts';

type Rename = Endpoint<{ readonly id: string }, null>;
const noCalls: Transport = async () => {
  throw new Error('Effects make no calls.');
};
const reply = (endpoint: string) => received({ endpoint, input: { id: '7' }, result: null, entities: {} });

describe('the effects of a call', () => {
  const part: StorePart = {
    effects: [
      afterReply<Rename>('NestResource.update', ({ input }, before) => [
        toastShown({ kind: 'done', message: 'app.done', values: { id: input.id, before: String(before.toasts.current === null) } }),
      ]),
    ],
  };

  it('change other state with the reply, from what was known before it', () => {
    const store = createStore(noCalls, [part]);
    let changes = 0;
    store.subscribe(() => (changes += 1));
    store.dispatch(reply('NestResource.update'));
    expect(store.getState().toasts.current?.values).toEqual({ id: '7', before: 'true' });
    expect(changes).toBe(1);
  });

  it('leave everything as it was after another call', () => {
    const store = createStore(noCalls, [part]);
    store.dispatch(reply('NestResource.get'));
    expect(store.getState().toasts.current).toBeNull();
  });
});

describe('the parts of a store', () => {
  it('cannot bring one slice twice', () => {
    const part: StorePart = { slices: { profilePins: () => ({ isStale: false }) } };
    expect(() => createStore(noCalls, [part, part])).toThrow('profilePins');
  });
});
