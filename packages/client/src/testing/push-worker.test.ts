import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly renotify: boolean;
  readonly data: { readonly url?: string; readonly messageId?: string };
}

type Listener = (event: object) => void;

const source = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

/** A browser that shows one notification a tag, as browsers do. */
function openWorker() {
  const listeners = new Map<string, Listener[]>();
  const shown = new Map<string, Shown>();
  const rang: boolean[] = [];
  const self = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => [...shown.values()].filter((one) => one.tag === tag),
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
        rang.push(!shown.has(options.tag) || options.renotify);
        shown.set(options.tag, { title, ...options });
      },
    },
  };
  runInNewContext(source, { self });
  const push = async (payload: unknown) => {
    const work: Promise<unknown>[] = [];
    const event = {
      data: payload === undefined ? null : { json: () => payload },
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    };
    for (const listener of listeners.get('push') ?? []) listener(event);
    await Promise.all(work);
  };
  return { push, shown, rang };
}

describe('the worker of pushes', () => {
  let worker: ReturnType<typeof openWorker>;
  beforeEach(() => {
    worker = openWorker();
  });
  const message = (messageId: string, tag = 'talk.7') => ({ title: 'Mei Tan', body: 'For the flat', url: '/messages/7/', tag, messageId });

  it('rings again for a newer message of a conversation, in the place of the earlier one', async () => {
    await worker.push(message('1'));
    await worker.push(message('2'));
    expect([...worker.shown.values()]).toMatchObject([{ tag: 'talk.7', data: { url: '/messages/7/', messageId: '2' } }]);
    expect(worker.rang).toEqual([true, true]);
  });

  it('does not ring again for what comes twice', async () => {
    await worker.push(message('1'));
    await worker.push(message('1'));
    expect(worker.rang).toEqual([true, false]);
  });

  it('asks for no second ring where the earlier one was read and is gone', async () => {
    await worker.push(message('1'));
    worker.shown.clear();
    await worker.push(message('2'));
    expect(worker.shown.get('talk.7')).toMatchObject({ renotify: false });
    expect(worker.rang).toEqual([true, true]);
  });

  it('keeps conversations apart, and lets news of one group change without a ring', async () => {
    await worker.push(message('1'));
    await worker.push(message('2', 'talk.8'));
    await worker.push({ title: 'News', body: 'Mei saved your pin', tag: 'news.3' });
    await worker.push({ title: 'News', body: 'Mei and Lena saved your pin', tag: 'news.3' });
    expect([...worker.shown.keys()]).toEqual(['talk.7', 'talk.8', 'news.3']);
    expect(worker.rang).toEqual([true, true, true, false]);
  });

  it.each([[undefined], [{}], [{ title: 7 }]])('shows nothing of a push that says %j', async (payload) => {
    await worker.push(payload);
    expect(worker.rang).toEqual([]);
  });
});
