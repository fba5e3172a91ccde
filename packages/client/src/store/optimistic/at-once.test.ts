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

/** A call that replaces the last name, of a server that answers when it is told to. */
async function race() {
  const asked: { readonly name: string; readonly settle: (isKept: boolean) => void }[] = [];
  const transport = ((_endpoint: unknown, { name }: { name: string }) =>
    new Promise<{ data: null }>((resolve, reject) => {
      asked.push({ name, settle: (isKept) => (isKept ? resolve({ data: null }) : reject(new Error(`no ${name}`))) });
    })) as Transport;
  const effects = atOnce<Rename>('NestResource.update', {
    show: ({ input }) => [words(input.name)],
    takeBack: (_sent, _state, before) => [words(String(before.toasts.current?.values?.name))],
  });
  const store = createStore(
    transport,
    [],
    createEffectTable(async () => effects),
  );
  store.dispatch(words('Old'));
  const act = (name: string) => store.dispatch(callAtOnce(rename, { name }, 'name')).catch((error: Error) => error.message);
  const ended = [act('First'), act('Second')] as const;
  await expect.poll(() => asked).toHaveLength(1);
  return { asked, ended, act, shown: () => store.getState().toasts.current?.values?.name };
}

describe('two acts on one thing', () => {
  it('are sent one after the other, so that the server takes them in their order', async () => {
    const { asked, ended, shown } = await race();
    expect(shown()).toBe('Second');
    asked[0]!.settle(true);
    await ended[0];
    await expect.poll(() => asked.map(({ name }) => name)).toEqual(['First', 'Second']);
    asked[1]!.settle(true);
    await ended[1];
    expect(shown()).toBe('Second');
  });

  it('go back to what was known before both when both are refused', async () => {
    const { asked, ended, shown } = await race();
    asked[0]!.settle(false);
    await expect(ended[0]).resolves.toBe('no First');
    expect(shown()).toBe('Second');
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]!.settle(false);
    await expect(ended[1]).resolves.toBe('no Second');
    expect(shown()).toBe('Old');
  });

  it('leave the second when only the first is refused', async () => {
    const { asked, ended, shown } = await race();
    asked[0]!.settle(false);
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]!.settle(true);
    await Promise.all(ended);
    expect(shown()).toBe('Second');
  });

  it('go back to the first when only the second is refused', async () => {
    const { asked, ended, shown } = await race();
    asked[0]!.settle(true);
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]!.settle(false);
    await Promise.all(ended);
    expect(shown()).toBe('First');
  });

  it('go back to a confirmed one past a refused one', async () => {
    const { asked, ended, act, shown } = await race();
    const third = act('Third');
    asked[0]!.settle(true);
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]!.settle(false);
    await expect.poll(() => asked).toHaveLength(3);
    asked[2]!.settle(false);
    await Promise.all([...ended, third]);
    expect(shown()).toBe('First');
  });
});
