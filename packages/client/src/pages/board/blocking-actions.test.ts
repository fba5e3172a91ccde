import { afterEach, expect, test, vi } from 'vitest';
import type { BlockingAction } from '@bowerbird/contract/pinning/boards/records.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { CallOptions, Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import { followBlockingActions } from './blocking-actions.ts';

const halfway: BlockingAction = { id: '1', created_timestamp: 1, progress: 0.5, section_id: '-1' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Follows the work on a board that the server tells of like this, one reply after the other; who leaves does so in a reply or in a wait. */
async function follow(replies: readonly unknown[], { leaves }: { leaves?: 'in a reply' | 'in a wait' } = {}) {
  const waits: number[] = [];
  const asked: unknown[] = [];
  const counted: unknown[] = [];
  const shown: (readonly number[])[] = [];
  const left = new AbortController();
  const transport = (async (endpoint: { name: string }, input: unknown, options: CallOptions = {}) => {
    if (endpoint.name.includes('client_failures')) return { data: counted.push(input) };
    const reply = replies[asked.push(options.fields) - 1];
    if (leaves === 'in a reply') left.abort();
    if (reply instanceof Error) throw reply;
    return { data: reply };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  await store.dispatch(
    followBlockingActions('51', {
      signal: left.signal,
      onChange: (actions) => shown.push(actions.map(({ progress }) => progress)),
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        if (leaves === 'in a wait') left.abort();
      },
    }),
  );
  return { asked, counted, shown, waits };
}

test('work on a board is told of until it is done', async () => {
  const { asked, shown } = await follow([
    { id: '51', blocking_actions: [halfway] },
    { id: '51', blocking_actions: [{ ...halfway, progress: 0.75 }] },
    { id: '51', blocking_actions: [] },
  ]);
  expect(shown).toEqual([[0.5], [0.75], []]);
  expect(asked).toEqual(Array(3).fill('board.id,board.blocking_actions'));
});

test('a reply without blocking actions is an error, which is counted', async () => {
  const { counted, shown } = await follow([{ id: '51' }]);
  expect(counted).toEqual([{ failure: 'blocking_actions', message: 'No blocking actions found in the response' }]);
  expect(shown).toEqual([[]]);
});

test('what was told is taken back when the server is not reached any more', async () => {
  expect((await follow([{ blocking_actions: [halfway] }, new CallError(null)])).shown).toEqual([[0.5], []]);
});

test('nothing is told or asked once the person has left', async () => {
  const { asked, shown } = await follow([{ blocking_actions: [halfway] }], { leaves: 'in a reply' });
  expect(asked).toHaveLength(1);
  expect(shown).toEqual([]);
});

test('nothing more is asked when the person leaves between two replies', async () => {
  const { asked, shown } = await follow([{ blocking_actions: [halfway] }], { leaves: 'in a wait' });
  expect(asked).toHaveLength(1);
  expect(shown).toEqual([[0.5]]);
});

test('work is asked for less and less often, and every half minute at last', async () => {
  const { waits } = await follow([...Array.from({ length: 7 }, () => ({ blocking_actions: [halfway] })), { blocking_actions: [] }]);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('work is not asked for while nobody sees the page', async () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal('document', page);
  const replies = [{ blocking_actions: [halfway] }, { blocking_actions: [] }];
  const transport = vi.fn<() => Promise<unknown>>(async () => ({ data: replies.shift() }));
  const followed = createAppStore(transport as unknown as Transport).dispatch(
    followBlockingActions('51', { signal: new AbortController().signal, onChange: () => {} }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(transport).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await followed;
  expect(transport).toHaveBeenCalledTimes(2);
});
