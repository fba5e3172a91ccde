import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallOptions, Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createStore } from '../create-store.ts';
import { createEffectTable } from '../effects.ts';
import { toastShown } from '../toasts.slice.ts';
import { atOnce, callAtOnce } from './at-once.ts';

type Rename = Endpoint<{ readonly name: string }, null>;
const rename = { name: 'NestResource.update', access: 'anyone' } as unknown as Rename;
const words = (name: string, former = '') => toastShown({ kind: 'done', message: 'app.done', values: { name, former } });

function openStore(answer: () => Promise<null>) {
  const keys: (string | undefined)[] = [];
  const transport = (async (_endpoint: unknown, _input: unknown, options?: CallOptions) => {
    keys.push(options?.idempotencyKey);
    return { data: await answer() };
  }) as Transport;
  const effects = atOnce<Rename>('NestResource.update', {
    show: ({ input, key }) => [words(input.name, key)],
    takeBack: ({ input }, _state, before) => [words(`no ${input.name}`, String(before.toasts.current === null))],
  });
  const store = createStore(
    transport,
    [],
    createEffectTable(async () => effects),
  );
  return { store, keys, shown: () => store.getState().toasts.current?.values };
}

describe('a call that shows at once', () => {
  it('shows what it will change before the reply, by the key that it is sent with', async () => {
    let letGo: (reply: null) => void = () => undefined;
    const { store, keys, shown } = openStore(() => new Promise((resolve) => (letGo = resolve)));
    const reply = store.dispatch(callAtOnce(rename, { name: 'Lena' }));
    await expect.poll(() => keys).toHaveLength(1);
    expect(shown()).toEqual({ name: 'Lena', former: keys[0] });
    letGo(null);
    await expect(reply).resolves.toBeNull();
    expect(shown()).toEqual({ name: 'Lena', former: keys[0] });
  });

  it('goes back to what was known before it when it fails, and says so to whoever made it', async () => {
    const { store, shown } = openStore(() => Promise.reject(new Error('no')));
    await expect(store.dispatch(callAtOnce(rename, { name: 'Lena' }))).rejects.toThrow('no');
    expect(shown()).toEqual({ name: 'no Lena', former: 'true' });
  });
});
