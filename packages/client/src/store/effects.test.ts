import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createStore } from './create-store.ts';
import { call, loadEffects } from './call.ts';
import { afterReply, createEffectTable, type Effect } from './effects.ts';
import { received } from './received.ts';
import type { StorePart } from './store-part.ts';
import { toastShown } from './toasts.slice.ts';

type Rename = Endpoint<{ readonly id: string }, null>;
const noCalls: Transport = async () => {
  throw new Error('Effects make no calls.');
};
const reply = (endpoint: string) => received({ endpoint, input: { id: '7' }, result: null, entities: {} });

const noEffects = createEffectTable(async () => []);

async function openStore(effects: readonly Effect[]) {
  const store = createStore(
    noCalls,
    [],
    createEffectTable(async () => effects),
  );
  await store.dispatch(loadEffects());
  return store;
}

describe('the effects of a call', () => {
  const effects: readonly Effect[] = [
    afterReply<Rename>('NestResource.update', ({ input }, before) => [
      toastShown({ kind: 'done', message: 'app.done', values: { id: input.id, before: String(before.toasts.current === null) } }),
    ]),
  ];

  it('change other state with the reply, from what was known before it', async () => {
    const store = await openStore(effects);
    let changes = 0;
    store.subscribe(() => (changes += 1));
    store.dispatch(reply('NestResource.update'));
    expect(store.getState().toasts.current?.values).toEqual({ id: '7', before: 'true' });
    expect(changes).toBe(1);
  });

  it('leave everything as it was after another call', async () => {
    const store = await openStore(effects);
    store.dispatch(reply('NestResource.get'));
    expect(store.getState().toasts.current).toBeNull();
  });
});

describe('effects that do not load', () => {
  it('leave the reply to count alone, and are there with the next call', async () => {
    const answers = [
      new Error('no network'),
      [afterReply<Rename>('NestResource.update', () => [toastShown({ kind: 'done', message: 'app.done' })])],
    ];
    const table = createEffectTable(async () => {
      const answer = answers.shift();
      if (!Array.isArray(answer)) throw answer;
      return answer;
    });
    const store = createStore((async () => ({ data: null })) as Transport, [], table);
    const update = { name: 'NestResource.update' } as Rename;
    await store.dispatch(call(update, { id: '7' }));
    expect(store.getState().toasts.current).toBeNull();
    await store.dispatch(call(update, { id: '7' }));
    expect(store.getState().toasts.current?.message).toBe('app.done');
  });
});

describe('the parts of a store', () => {
  it('cannot bring one slice twice', () => {
    const part: StorePart = { slices: { profilePins: () => ({ isStale: false }) } };
    expect(() => createStore(noCalls, [part, part], noEffects)).toThrow('profilePins');
  });
});
