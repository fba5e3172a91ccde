import { expect, test } from 'vitest';
import type { BlockingAction } from '@bowerbird/contract/pinning/boards/records.ts';
import { CallError } from '../../api/call-error.ts';
import type { CallOptions, Transport } from '../../api/transport.ts';
import { createStore } from '../../store/create-store.ts';
import { followBlockingActions } from './blocking-actions.ts';

const halfway: BlockingAction = { id: '1', created_timestamp: 1, progress: 0.5, section_id: '-1' };

/** Follows the work on a board that the server tells of like this, one reply after the other. */
async function follow(replies: readonly unknown[], { isLeft = false } = {}) {
  const asked: unknown[] = [];
  const counted: unknown[] = [];
  const shown: (readonly number[])[] = [];
  const left = new AbortController();
  const transport = (async (endpoint: { name: string }, input: unknown, options: CallOptions = {}) => {
    if (endpoint.name.includes('client_failures')) return { data: counted.push(input) };
    const reply = replies[asked.push(options.fields) - 1];
    if (isLeft) left.abort();
    if (reply instanceof Error) throw reply;
    return { data: reply };
  }) as unknown as Transport;
  const store = createStore(transport);
  await store.dispatch(
    followBlockingActions('51', {
      signal: left.signal,
      onChange: (actions) => shown.push(actions.map(({ progress }) => progress)),
      wait: async () => {},
    }),
  );
  return { asked, counted, shown };
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
  const { asked, shown } = await follow([{ blocking_actions: [halfway] }], { isLeft: true });
  expect(asked).toHaveLength(1);
  expect(shown).toEqual([]);
});
